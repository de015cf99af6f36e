// Plays the silent films of first screens (parts/Film/Film.tsx) in a loop between two seconds. They load only when about
// to be visible, and in data-saving mode only on request. The button pauses them, and they stay still if motion is
// stopped.

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
      // An interrupted start is not a refusal. The code that interrupted it decides how to continue.
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
    // If no source can be played, the picture stays and the useless button disappears.
    player.lastElementChild?.addEventListener('error', () => {
      button.hidden = true
    })
    frame.append(player)
    return player
  }
  // Seeks before the end, so that the last frame stays on the screen until the first one is back and the loop does not
  // flash.
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

  // Stops the download, which would slow down the page that the visitor goes to.
  addEventListener('pagehide', () => {
    film.toggleAttribute('data-rolling', false)
    video?.replaceChildren()
    video?.load()
    video?.remove()
    video = undefined
  })
  addEventListener('pageshow', update)

  // Starts after the load event, so that the film does not compete with the picture.
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
  // Repeats when-shown.ts, because a module shared with the shell would cost every page one more request.
  if (document.prerendering) document.addEventListener('prerenderingchange', whenLoaded, { once: true })
  else whenLoaded()
  button.toggleAttribute('data-still', !wanted)
}

function nextFrame(video: HTMLVideoElement, then: () => void): void {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(then)
  else requestAnimationFrame(then)
}
