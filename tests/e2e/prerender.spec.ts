// A page that a visitor is about to choose is made ready out of sight (layouts/speculation-rules.ts).
import { openTab, type Tab } from '../../scripts/chromium-tab.ts'
import { expect, test } from './support/test.ts'

const linkTo = (path: string) => `.nav a[href="${path}"]`
const wasReady = 'performance.getEntriesByType("navigation")[0].activationStart > 0'

async function inTab(work: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await openTab({ width: 1440, height: 900 })
  try {
    await work(tab)
  } finally {
    await tab.close()
  }
}

test('a link that is pointed at leads to a page that is ready, with the focus on its main content', async ({
  baseURL,
}) => {
  await inTab(async tab => {
    await tab.open(`${baseURL}/`)
    await tab.point(linkTo('/bestand'))
    await tab.prerendered()
    await tab.press()
    await tab.until('location.pathname === "/bestand"')
    expect(await tab.evaluate(wasReady)).toBe(true)
    await tab.until('document.activeElement?.id === "main"')
    expect(await tab.evaluate('scrollY')).toBe(0)
    // Whoever has not answered is asked there too, and the answer counts.
    await tab.until('document.querySelector("#consent").checkVisibility()')
    await tab.evaluate('document.querySelector("[data-consent=rejected]").click()')
    await tab.until('!document.querySelector("#consent").checkVisibility()')
  })
})

test('what is further down on such a page waits until it is shown', async ({ baseURL }) => {
  await inTab(async tab => {
    await tab.open(`${baseURL}/`)
    await tab.point(linkTo('/karriere'))
    await tab.prerendered()
    await tab.press()
    await tab.until('location.pathname === "/karriere"')
    expect(await tab.evaluate(wasReady)).toBe(true)
    const pictures = `performance.getEntriesByType('resource').filter(({ name }) =>
      [...document.querySelectorAll('img[loading=lazy]')].some(({ currentSrc }) => currentSrc === name))`
    await tab.until(`${pictures}.length > 0`)
    const shown = `performance.getEntriesByName('first-contentful-paint')[0].startTime`
    expect(await tab.evaluate(`${pictures}.filter(({ startTime }) => startTime < ${shown}).length`)).toBe(0)
  })
})

test('a page made ready before the banner was answered does not ask again', async ({ baseURL }) => {
  await inTab(async tab => {
    await tab.open(`${baseURL}/`)
    await tab.point(linkTo('/bestand'))
    await tab.prerendered()
    await tab.evaluate('document.querySelector("[data-consent=essential]").click()')
    await tab.press()
    await tab.until('location.pathname === "/bestand"')
    expect(await tab.evaluate(wasReady)).toBe(true)
    await tab.until('!document.querySelector("#consent").checkVisibility()')
  })
})
