// A page that a visitor is about to choose is made ready out of sight (frame/speculation-rules.ts).
import { inTab, type Tab } from '../../scripts/chromium-tab.ts'
import { expect, test } from './support/test.ts'

/** Points at a link of the home page until the page behind it is ready. */
async function makeReady(tab: Tab, origin: string | undefined, path: string): Promise<void> {
  await tab.open(`${origin}/`)
  await tab.point(`header > nav a[href="${path}"]`)
  await tab.prerendered()
}

async function press(tab: Tab, path: string): Promise<void> {
  await tab.press()
  await tab.until(`location.pathname === "${path}"`)
  expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart > 0')).toBe(true)
}

test('a link that is pointed at leads to a page that is ready, with the focus on its main content', async ({
  baseURL,
}) => {
  await inTab(async tab => {
    await makeReady(tab, baseURL, '/bestand')
    await press(tab, '/bestand')
    await tab.until('document.activeElement?.id === "main"')
    expect(await tab.evaluate('scrollY')).toBe(0)
    // Whoever has not answered is asked there too, and the answer counts.
    await tab.until('document.querySelector("#consent").checkVisibility()')
    await tab.evaluate('document.querySelector("[data-consent=rejected]").click()')
    await tab.until('!document.querySelector("#consent").checkVisibility()')
  })
})

test('the film of such a page waits until it is shown', async ({ baseURL }) => {
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

test('a page made ready before the banner was answered does not ask again', async ({ baseURL }) => {
  await inTab(async tab => {
    await makeReady(tab, baseURL, '/bestand')
    await tab.evaluate('document.querySelector("[data-consent=essential]").click()')
    await press(tab, '/bestand')
    await tab.until('!document.querySelector("#consent").checkVisibility()')
  })
})
