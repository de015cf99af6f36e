// Counts figures up when a tenth of them is in view. The page always contains the final figure, and the running one only
// covers it (parts/Count/Count.tsx), so that copying, printing and screen readers never meet a half-counted number.
//
//   <… data-counters>                       a group with one pause button (parts/MotionButton/MotionButton.tsx), hidden without script
//     <… data-counter>                      one figure with its drawing; data-counting = waiting, running, paused, done
//       <Count value={183755} shown="183.755" />
import { chooseMotion, motionStopped, onMotionChange } from '../MotionButton/motion.client.ts'
import { partOfFigure } from './part-of-figure.ts'

const durationMs = 2500
const threshold = 0.1

type Counter = { place: HTMLElement; step: (time: number) => boolean; finish: () => void }

for (const group of document.querySelectorAll<HTMLElement>('[data-counters]')) operate(group)

function operate(group: HTMLElement): void {
  const counters = [...group.querySelectorAll<HTMLElement>('[data-count]')].map(counterOf)
  const button = group.querySelector<HTMLElement>('[data-motion]')
  let running: Counter[] = []
  let left = counters.length
  let paused = false
  let last = 0

  const finish = (counter: Counter) => {
    if (counter.place.dataset.counting === 'done') return
    counter.finish()
    counter.place.dataset.counting = 'done'
    left -= 1
    if (left === 0) retire(button)
  }

  if (motionStopped()) {
    for (const counter of counters) finish(counter)
    return
  }

  const frame = (now: number) => {
    const passed = Math.min(now - last, 100)
    last = now
    for (const counter of running) if (counter.step(passed)) finish(counter)
    running = running.filter(counter => counter.place.dataset.counting !== 'done')
    if (running.length > 0 && !paused) requestAnimationFrame(frame)
  }
  const run = () => {
    last = performance.now()
    requestAnimationFrame(frame)
  }

  const inView = new IntersectionObserver(
    entries => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        inView.unobserve(entry.target)
        const counter = counters.find(({ place }) => place === entry.target)
        if (counter?.place.dataset.counting !== 'waiting') continue
        counter.place.dataset.counting = paused ? 'paused' : 'running'
        running.push(counter)
        if (running.length === 1 && !paused) run()
      }
    },
    { threshold },
  )
  for (const counter of counters) {
    counter.place.dataset.counting = 'waiting'
    counter.step(0)
    inView.observe(counter.place)
  }

  const show = () => {
    for (const { place } of running) place.dataset.counting = paused ? 'paused' : 'running'
    button?.toggleAttribute('data-still', paused)
    if (!paused && running.length > 0) run()
  }
  if (button) {
    button.hidden = false
    button.addEventListener('click', () => {
      paused = !paused
      show()
      chooseMotion(paused)
    })
  }
  // If the visitor stops motion elsewhere, running figures pause and waiting ones show their final value at once.
  onMotionChange(() => {
    if (motionStopped())
      for (const counter of counters) if (counter.place.dataset.counting === 'waiting') finish(counter)
    if (paused === motionStopped()) return
    paused = motionStopped()
    show()
  })
}

function counterOf(figure: HTMLElement): Counter {
  const shown = figure.textContent
  const decimals = figure.dataset.count?.split('.')[1]?.length ?? 0
  let time = 0
  return {
    place: figure.closest<HTMLElement>('[data-counter]') ?? figure,
    step: passed => {
      time += passed
      const progress = Math.min(time / durationMs, 1)
      figure.dataset.shown = partOfFigure(shown, decimals, 1 - (1 - progress) ** 3)
      return progress === 1
    },
    finish: () => {
      delete figure.dataset.shown
    },
  }
}

/** Hides the pause button after counting. It stays while it has the focus, which would otherwise be lost. */
function retire(button: HTMLElement | null): void {
  if (!button) return
  if (document.activeElement !== button) button.hidden = true
  else button.addEventListener('blur', () => retire(button), { once: true })
}
