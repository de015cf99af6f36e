// The silent films of the data-centre and digital-planning pages: their bounds, their button, and when they are not requested.

import type { Page } from '@playwright/test'
import { inTab } from '../../../tests/e2e/support/chromium-tab.ts'
import { makeReady, press } from '../../../tests/e2e/support/prerender.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const loops = [
  { path: '/datacenter', start: 10, end: 25 },
  { path: '/en/digital-planning', start: 143, end: 181 },
]
const film = (page: Page) => page.locator('[data-film]')
const button = (page: Page, name: string) => film(page).getByRole('button', { name })

/** Records the addresses of films that the page requests from now on. */
function watchFilms(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (/\.mp4/.test(request.url())) asked.push(request.url())
  })
  return asked
}

for (const { path, start, end } of loops) {
  test(`${path}: the film loops without sound between its start and end times`, async ({
    answered: page,
  }) => {
    const parts = page.waitForResponse(response => response.url().includes('.mp4'))
    await page.goto(path)
    const box = await film(page).boundingBox()
    expect((await parts).status(), 'asked for by range').toBe(206)
    await expect(film(page)).toHaveAttribute('data-rolling')
    expect(await film(page).boundingBox(), 'nothing moved when the film arrived').toEqual(box)

    const seen = await film(page).evaluate(async (place, end) => {
      const video = place.querySelector('video') as HTMLVideoElement
      const times: number[] = []
      video.currentTime = end - 0.6
      await new Promise<void>(resolve => {
        const watch = () => {
          times.push(video.currentTime)
          if (times.length > 2 && video.currentTime < end - 5) resolve()
          else video.requestVideoFrameCallback(watch)
        }
        video.requestVideoFrameCallback(watch)
      })
      return { muted: video.muted, playing: !video.paused, times }
    }, end)
    expect(seen.muted).toBe(true)
    expect(seen.playing).toBe(true)
    expect(Math.max(...seen.times)).toBeLessThanOrEqual(end + 0.05)
    expect(Math.min(...seen.times)).toBeGreaterThanOrEqual(start - 0.05)
  })
}

test('a phone fetches the small file, a desktop the large one', async ({ answered: page }) => {
  for (const { width, large } of [
    { width: 390, large: false },
    { width: 1440, large: true },
  ]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/company')
    await expect(film(page)).toHaveAttribute('data-rolling')
    const files = await film(page).evaluate(place => {
      const video = place.querySelector('video') as HTMLVideoElement
      return { name: video.currentSrc, width: video.videoWidth }
    })
    expect(files.name.includes('-large')).toBe(large)
    expect(files.width).toBe(large ? 1920 : 1280)
  }
})

test('the button pauses the film, which stays paused after a reload until the visitor plays it', async ({
  answered: page,
}) => {
  await page.goto('/en/datacenter')
  await expect(film(page)).toHaveAttribute('data-rolling')
  await button(page, 'Pause motion').click()
  const paused = () => film(page).evaluate(place => place.querySelector('video')?.paused)
  await expect.poll(paused).toBe(true)

  const asked = watchFilms(page)
  await page.reload()
  await expect(button(page, 'Play film')).toBeVisible()
  expect(asked).toEqual([])
  await button(page, 'Play film').click()
  await expect.poll(paused).toBe(false)
})

test('with reduced motion, the page shows a still image and does not load the film', async ({
  answered: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = watchFilms(page)
  await page.goto('/datacenter')
  await expect(button(page, 'Film abspielen')).toBeVisible()
  await expect(film(page).getByRole('img')).toBeVisible()
  await expect(film(page).locator('video'), 'and there is no player').toHaveCount(0)
  expect(asked).toEqual([])
})

test('in data-saving mode, the browser loads the film only when the visitor presses play', async ({
  answered: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = watchFilms(page)
  await page.goto('/datacenter')
  await expect(button(page, 'Film abspielen')).toBeVisible()
  expect(asked).toEqual([])
  await button(page, 'Film abspielen').click()
  await expect(film(page)).toHaveAttribute('data-rolling')
})

test('if the browser blocks autoplay, the visitor can start the film with a play button', async ({
  answered: page,
}) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    // The browser's own record of gestures does not help here, because calls of the test tool count as gestures.
    let pressed = false
    addEventListener('pointerdown', () => (pressed = true), { capture: true })
    HTMLMediaElement.prototype.play = function () {
      if (pressed) return play.call(this)
      return Promise.reject(new DOMException('not without a gesture', 'NotAllowedError'))
    }
  })
  await page.goto('/datacenter')
  await button(page, 'Film abspielen').click()
  await expect(film(page)).toHaveAttribute('data-rolling')
})

test('the film stops loading when the visitor leaves the page, and starts again on return', async ({
  answered: page,
}) => {
  await page.goto('/datacenter')
  await expect(film(page)).toHaveAttribute('data-rolling')
  const video = await film(page)
    .locator('video')
    .evaluateHandle((player: HTMLVideoElement) => player)
  // The test tool disables Chromium's back/forward cache, so the test dispatches its events.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect.poll(() => video.evaluate(player => player.networkState), 'empty').toBe(0)
  await expect(film(page).locator('video')).toHaveCount(0)
  await expect(film(page)).not.toHaveAttribute('data-rolling')

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(film(page)).toHaveAttribute('data-rolling')
})

test('the film on a prerendered page does not load before the page is shown', async ({ baseURL }) => {
  await inTab(async tab => {
    await makeReady(tab, baseURL, '/karriere')
    await press(tab, '/karriere')
    const requests = `performance.getEntriesByType('resource').filter(({ name }) =>
      [...document.querySelectorAll('[data-film] video')].some(({ currentSrc }) => currentSrc === name))`
    const shown = `performance.getEntriesByType('navigation')[0].activationStart`
    await tab.until(`${requests}.length > 0`)
    expect(await tab.evaluate(`${requests}.filter(({ startTime }) => startTime < ${shown}).length`)).toBe(0)
  })
})
