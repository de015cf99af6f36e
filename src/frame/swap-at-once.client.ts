/** Milliseconds from the press on a link in which nobody has waited yet. */
const atOnce = 100

/**
 * A page that had to be waited for fades in. One that is ready (frame/speculation-rules.ts, prefetch.ts) is shown at
 * once: for a transition the browser would first have to copy the page that is left.
 */
export function swapAtOnce(): void {
  let pressed = -atOnce
  addEventListener('click', event => {
    pressed = event.timeStamp
  })
  addEventListener('pageswap', event => {
    if (event.timeStamp - pressed < atOnce) event.viewTransition?.skipTransition()
  })
}
