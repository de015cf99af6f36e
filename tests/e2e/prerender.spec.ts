// The browser prerenders a page that the visitor is about to choose (frame/speculation-rules.ts).
import { inTab } from './support/chromium-tab.ts'
import { makeReady, press } from './support/prerender.ts'
import { expect, test } from './support/test.ts'

test('a link under the pointer leads to a prerendered page, with the focus on its main content', async ({
  baseURL,
}) => {
  await inTab(async tab => {
    await makeReady(tab, baseURL, '/company')
    await press(tab, '/company')
    await tab.until('document.activeElement?.id === "main"')
    expect(await tab.evaluate('scrollY')).toBe(0)
    // The prerendered page also shows the consent banner, and it takes the visitor's answer.
    await tab.until('document.querySelector("#consent").checkVisibility()')
    await tab.evaluate('document.querySelector("[data-consent=rejected]").click()')
    await tab.until('!document.querySelector("#consent").checkVisibility()')
  })
})

test('a page prerendered before the visitor answered the consent banner does not ask again', async ({
  baseURL,
}) => {
  await inTab(async tab => {
    await makeReady(tab, baseURL, '/company')
    await tab.evaluate('document.querySelector("[data-consent=essential]").click()')
    await press(tab, '/company')
    await tab.until('!document.querySelector("#consent").checkVisibility()')
  })
})
