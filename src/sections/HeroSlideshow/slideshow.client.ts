// Changes the pictures of the first screen every five seconds, in a loop. The page contains only the first one; the
// others are in templates and load shortly before their turn.
import { chooseMotion, motionStopped, onMotionChange } from '../../parts/MotionButton/motion.client.ts'
import { savesData } from '../../parts/saves-data.ts'

const slideMs = 5000
const fetchAheadMs = 2000

const show = document.querySelector<HTMLElement>('[data-slideshow]')
if (show) operate(show)

function operate(show: HTMLElement): void {
  const stage = show.querySelector('[data-slides]')
  const caption = show.querySelector('[data-slide-caption]')
  const pause = show.querySelector<HTMLElement>('[data-motion]')
  const templates = [...show.querySelectorAll('template')]
  const buttons = [...show.querySelectorAll<HTMLElement>('[data-slide]')]
  const pictures: (Element | null | undefined)[] = [stage?.querySelector('picture')]
  const captions = [caption?.firstChild, ...templates.map(({ content }) => content.lastElementChild)]
  let current = 0
  let wanted = 0
  let timers: ReturnType<typeof setTimeout>[] = []
  let saving = savesData()
  const stopped = () => motionStopped() || saving
  // Stops the automatic change while a visitor steps through the pictures by keyboard.
  const walked = () => show.querySelector('[data-slide]:focus-visible') !== null

  const picture = (index: number) => {
    pictures[index] ??= document.importNode(templates[index - 1]?.content as Node, true).firstChild as Element
    return pictures[index]
  }
  const image = (index: number) => {
    const img = picture(index).querySelector('img')
    if (img) img.loading = 'eager'
    return img
  }

  const go = async (index: number) => {
    wanted = index
    try {
      await image(index)?.decode()
    } catch {
      // The picture failed to load. The current one stays until the next one's turn, and the next round tries again.
      if (index > 0) pictures[index] = undefined
      return plan()
    }
    if (wanted !== index) return
    if (index !== current) {
      const next = picture(index)
      stage?.append(next)
      current = index
      // An animation that the next picture interrupts rejects, which is not a failure.
      Promise.allSettled(next.getAnimations({ subtree: true }).map(animation => animation.finished)).then(
        () => {
          if (current === index) stage?.replaceChildren(next)
        },
      )
      caption?.replaceChildren(captions[index] ?? '')
      for (const button of buttons) button.removeAttribute('aria-current')
      buttons[index]?.setAttribute('aria-current', 'true')
    }
    plan()
  }

  const plan = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    pause?.toggleAttribute('data-still', stopped())
    if (stopped() || walked() || document.hidden) return
    const next = (wanted + 1) % buttons.length
    timers = [setTimeout(() => image(next), slideMs - fetchAheadMs), setTimeout(() => go(next), slideMs)]
  }

  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => go(index))
  if (pause) pause.hidden = false
  pause?.addEventListener('click', () => {
    const play = stopped()
    saving = false
    chooseMotion(!play)
  })
  show.addEventListener('focusin', plan)
  // The new focus is known only after this event.
  show.addEventListener('focusout', () => setTimeout(plan))
  onMotionChange(plan)
  document.addEventListener('visibilitychange', plan)
  plan()
}
