// Every dialog of the site, opened at the load event under the enforced security policy. The fixture fails a test on what
// the policy blocks, because browsers report it on the console. The dialogs are found in the built pages.
import { test as base } from '@playwright/test'
import { dialogs, policyPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const [id, path] of dialogs)
  test(`the dialog ${id} opens on ${path}, and the security policy blocks nothing`, async ({
    answered: page,
  }) => {
    await page.addInitScript(id => {
      addEventListener('load', () => {
        const openers = [...document.querySelectorAll<HTMLElement>(`[data-dialog="${id}"]`)]
        openers.find(opener => opener.checkVisibility())?.click()
        Object.assign(window, { opensAtLoad: document.getElementById(id)?.matches(':modal') })
      })
    }, id)
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toMatch(/^frame-ancestors 'none'; /)
    expect(await page.evaluate('opensAtLoad')).toBe(true)
    const dialog = page.locator(`#${id}`)
    // An island loses this attribute once React has taken over its form.
    await expect(dialog.locator('astro-island[ssr]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveJSProperty('open', false)
  })

test('the site has a dialog for project inquiries and a dialog for quote requests', () => {
  expect([...dialogs.keys()]).toEqual(expect.arrayContaining(['home', 'quote']))
})

// Everything here must be blocked, so this uses Playwright's own fixture; the site's fixture fails on anything blocked.
// tests/build/headers.test.ts reads the policy of every page; here one page of each policy shows that a browser obeys it.
base.describe('the security policy blocks injected scripts, styles, frames, images and requests', () => {
  for (const path of policyPages)
    base(path, async ({ page }) => {
      await page.goto(path)
      const blocked = await page.evaluate(async () => {
        const found = new Set<string>()
        document.addEventListener('securitypolicyviolation', event => found.add(event.effectiveDirective))
        const inline = document.createElement('script')
        inline.textContent = 'document.documentElement.dataset.ran = "inline"'
        const foreign = document.createElement('script')
        foreign.src = 'https://evil.example/x.js'
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.example/'
        const style = document.createElement('style')
        style.textContent = 'body { display: none }'
        const picture = document.createElement('img')
        picture.src = 'https://evil.example/x.png'
        document.body.append(inline, foreign, frame, style, picture)
        document.body.setAttribute('onclick', 'document.documentElement.dataset.ran = "attribute"')
        document.body.click()
        await fetch('https://evil.example/').catch(() => {})
        while (found.size < 6) await new Promise(resolve => setTimeout(resolve, 20))
        return { found: [...found].sort(), ran: document.documentElement.dataset.ran }
      })
      const directives = [
        'connect-src',
        'frame-src',
        'img-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ]
      expect(blocked).toEqual({ found: directives, ran: undefined })
    })
})
