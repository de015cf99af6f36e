import type { Page } from '@playwright/test'

const screens = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** Lists which of heading, tagline and red button the open consent banner covers, on a phone and two desktops. */
export async function coveredOnFirstScreens(page: Page): Promise<string[]> {
  const covered: string[] = []
  await page.evaluate(() => document.documentElement.toggleAttribute('data-asking', true))
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await bannerIsMeasured(page)
    const names = await page.evaluate(coveredInPage)
    covered.push(...names.map(name => `${name} at ${screen.width} × ${screen.height}`))
  }
  await page.evaluate(() => document.documentElement.toggleAttribute('data-asking', false))
  return covered
}

/** Waits until the page knows the banner's height, which it measures after each change of the window. */
const bannerIsMeasured = (page: Page) =>
  page.waitForFunction(() => {
    const told = document.documentElement.style.getPropertyValue('--asking-h')
    const settled = document.getAnimations().every(animation => animation.playState !== 'running')
    return settled && told === `${document.getElementById('consent')?.offsetHeight}px`
  })

function coveredInPage(): string[] {
  scrollTo({ top: 0, behavior: 'instant' })
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = 'var(--accent)'
  const { backgroundColor: red } = getComputedStyle(probe)
  probe.remove()
  // A red button behind the first section's heading belongs to a later screen.
  const section = document.querySelector('main h2')
  const isRed = (button: Element) =>
    getComputedStyle(button).backgroundColor === red &&
    !(section && section.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  const parts = {
    heading: document.querySelector('main h1'),
    tagline: document.querySelector('[data-tagline]'),
    'red button': [...document.querySelectorAll('main :is(a, button)')].find(isRed),
  }
  const top = document.getElementById('consent')?.getBoundingClientRect().top ?? 0
  return Object.entries(parts).flatMap(([name, part]) => {
    return part && part.getBoundingClientRect().bottom > top ? [name] : []
  })
}
