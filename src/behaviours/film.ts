// The silent films of first screens (ui/Film.tsx): requested only when about to be seen, and never in data-saving mode
// unless asked for; played between two seconds, over and over; held by the button, and still where motion is stopped.
import { clock } from '../i18n/clock.ts'
import { chooseMotion, motionStopped, onMotionChange } from './motion.ts'

const slowestFrame = 1 / 24

for (const film of document.querySelectorAll<HTMLElement>('[data-film]')) operate(film)

function operate(film: HTMLElement): void {
  const video = film.querySelector('video')
  const button = film.querySelector<HTMLElement>('[data-motion]')
  const fields = [...film.querySelectorAll('.scale i')]
  const shownTime = film.querySelector('.film-clock')
  if (!video || !button) return
  const start = Number(film.dataset.start)
  const end = Number(film.dataset.end)
  let saving = savesData()
  let wanted = !motionStopped() && !saving
  let inView = false
  let requested = false

  const request = () => {
    requested = true
    for (const source of video.querySelectorAll('source')) source.src = `${source.dataset.src}#t=${start}`
    video.load()
  }
  const update = () => {
    button.toggleAttribute('data-still', !wanted)
    if (!wanted || !inView) return video.pause()
    if (!requested) request()
    video.play().catch((reason: DOMException) => {
      // An interrupted start is no refusal: whoever interrupted it decides how it goes on.
      if (reason.name === 'AbortError') return
      wanted = false
      button.toggleAttribute('data-still', true)
    })
  }

  // The last frame stays on the screen until the first one is there again, so the seam does not flash.
  const stayInside = () => {
    if (video.seeking) return
    if (video.currentTime >= end - slowestFrame || video.currentTime < start - 1) video.currentTime = start
  }
  const watch = () => {
    stayInside()
    if (!video.paused) nextFrame(video, watch)
  }
  const rolling = () => {
    film.classList.add('is-rolling')
    nextFrame(video, watch)
  }
  const tell = () => {
    stayInside()
    const passed = Math.min(Math.max(video.currentTime - start, 0), end - start)
    for (const [index, field] of fields.entries())
      field.classList.toggle('is-past', index < (passed / (end - start)) * fields.length)
    if (shownTime) shownTime.textContent = `${clock(passed)} / ${clock(end - start)}`
  }
  video.addEventListener('playing', rolling)
  // Nothing here can be played: the picture stays, and a button would be a promise. Before the film is requested its
  // sources have no address, which browsers call an error too.
  video.lastElementChild?.addEventListener('error', () => {
    if (requested) button.hidden = true
  })
  video.addEventListener('timeupdate', tell)
  video.addEventListener('ended', () => {
    video.currentTime = start
    update()
  })

  button.hidden = false
  button.addEventListener('click', () => {
    saving = false
    wanted = !wanted
    chooseMotion(!wanted)
    update()
  })
  onMotionChange(() => {
    wanted = !motionStopped() && !saving
    update()
  })

  // The picture comes first, for which the film does not compete, and the page below it: decoding is hard work.
  const begin = () =>
    new IntersectionObserver(
      entries => {
        inView = entries.at(-1)?.isIntersecting ?? false
        update()
      },
      { rootMargin: '10%' },
    ).observe(film)
  if (document.documentElement.classList.contains('is-fresh'))
    addEventListener('laidout', begin, { once: true })
  else if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  button.toggleAttribute('data-still', !wanted)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

function nextFrame(video: HTMLVideoElement, then: () => void): void {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(then)
  else requestAnimationFrame(then)
}
