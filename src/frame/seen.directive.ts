import type { ClientDirective } from 'astro'

/**
 * client:seen: an island gets its script when it is on the screen, and not before the page is painted. A button that is
 * pressed before the script has come over a slow line answers when it is there; what submits a form or leads elsewhere
 * does so without script.
 */
const seen: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    const pressed: HTMLElement[] = []
    const remember = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('button[type="button"]')
      if (button) pressed.push(button)
    }
    element.addEventListener('click', remember)
    await (await load())()
    element.removeEventListener('click', remember)
    for (const button of pressed) button.click()
  }
  const watch = () => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      void hydrate()
    })
    // The element itself has no box.
    for (const child of element.children) observer.observe(child)
  }
  // Said by frame/first-screen-first.ts.
  if (document.documentElement.classList.contains('is-unpainted'))
    addEventListener('painted', watch, { once: true })
  else watch()
}

export default seen
