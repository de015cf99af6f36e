// The silent films of first screens (parts/Film/Film.tsx): requested only when about to be seen, and never in data-saving mode
// unless asked for; played between two seconds, over and over; held by the button, and still where motion is stopped.

import { clock } from '../../i18n/play-time.ts'
import { chooseMotion, motionStopped, onMotionChange } from '../MotionButton/motion.client.ts'
import { savesData } from '../saves-data.ts'

const slowestFrame = 1 / 24

for (const film of document.querySelectorAll<HTMLElement>('[data-film]')) operate(film)

function operate(film: HTMLElement): void {
  const frame = film.querySelector('template')?.parentElement
  const made = frame?.querySelector('template')?.content.querySelector('video')
  const button = film.querySelector<HTMLElement>('[data-motion]')
  const fields = [...film.querySelectorAll('i')]
  const shownTime = film.querySelector('[data-clock]')
  if (!frame || !made || !button) return
  const start = Number(film.dataset.start)
  const end = Number(film.dataset.end)
  let saving = savesData()
  let wanted = !motionStopped() && !saving
  let inView = false
  let video: HTMLVideoElement | undefined

  const update = () => {
    button.toggleAttribute('data-still', !wanted)
    if (!wanted || !inView) return video?.pause()
    video ??= request()
    video.play().catch((reason: DOMException) => {
      // An interrupted start is no refusal: whoever interrupted it decides how it goes on.
      if (reason.name === 'AbortError') return
      wanted = false
      button.toggleAttribute('data-still', true)
    })
  }

  const request = () => {
    const player = document.importNode(made, true)
    player.addEventListener('playing', () => {
      film.toggleAttribute('data-rolling', true)
      nextFrame(player, () => watch(player))
    })
    player.addEventListener('timeupdate', () => tell(player))
    player.addEventListener('ended', () => {
      player.currentTime = start
      update()
    })
    // Nothing here can be played: the picture stays, and a button would be a promise.
    player.lastElementChild?.addEventListener('error', () => {
      button.hidden = true
    })
    frame.append(player)
    return player
  }
  // The last frame stays on the screen until the first one is there again, so the seam does not flash.
  const stayInside = (player: HTMLVideoElement) => {
    if (player.seeking) return
    const { currentTime } = player
    if (currentTime >= end - slowestFrame || currentTime < start - 1) player.currentTime = start
  }
  const watch = (player: HTMLVideoElement) => {
    stayInside(player)
    if (!player.paused) nextFrame(player, () => watch(player))
  }
  const tell = (player: HTMLVideoElement) => {
    stayInside(player)
    const passed = Math.min(Math.max(player.currentTime - start, 0), end - start)
    for (const [index, field] of fields.entries())
      field.toggleAttribute('data-past', index < (passed / (end - start)) * fields.length)
    if (shownTime) shownTime.textContent = `${clock(passed)} / ${clock(end - start)}`
  }

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

  // A download that went on would slow the page that the visitor goes to.
  addEventListener('pagehide', () => {
    film.toggleAttribute('data-rolling', false)
    video?.replaceChildren()
    video?.load()
    video?.remove()
    video = undefined
  })
  addEventListener('pageshow', update)

  // The picture comes first, for which the film does not compete.
  const begin = () =>
    new IntersectionObserver(
      entries => {
        inView = entries.at(-1)?.isIntersecting ?? false
        update()
      },
      { rootMargin: '10%' },
    ).observe(film)
  const whenLoaded = () => {
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
  }
  // Not from when-shown.ts: shared with the shell's file, it would be one more request of every page.
  if (document.prerendering) document.addEventListener('prerenderingchange', whenLoaded, { once: true })
  else whenLoaded()
  button.toggleAttribute('data-still', !wanted)
}

function nextFrame(video: HTMLVideoElement, then: () => void): void {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(then)
  else requestAnimationFrame(then)
}
