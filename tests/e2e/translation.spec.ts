// Browsers translate pages by replacing every text node with <font> elements, under the feet of React. Each island
// must go on working afterwards, and what it says next must be seen. What is further down hydrates after it was
// translated: React notices (its message 418) and makes it anew.
import type { Page } from '@playwright/test'
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const wheelOf = css('parts/ServiceWheel/ServiceWheel', 'wheel')

test.use({ expectedConsole: /ERR_FAILED|could not be sent|React error #418/ })

/** What Chrome's translator does: at once, and again with whatever text appears later. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, node =>
        node.parentElement?.closest('font, script, style, textarea') || !node.nodeValue?.trim()
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      )
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `«${text.nodeValue}»`
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    document.documentElement.lang = 'fr'
    replace(document.body)
    new MutationObserver(changes => {
      for (const { target } of changes) if (target.isConnected) replace(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

const ready = (page: Page, inside: string) =>
  expect(page.locator('astro-island[ssr]').filter({ has: page.locator(inside) })).toHaveCount(0)

test('the filter', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('button', { pressed: true })).toBeVisible()
  await translate(page)
  const found = page.getByRole('main').getByRole('status').first()
  await page.getByRole('button', { name: /Infrastructure/ }).click()
  await expect(found).toContainText('9 Projekte')
  await page.getByRole('button', { name: /Airport/ }).click()
  await expect(found).toContainText('1 Projekt')
  await expect(page.locator('main article:visible')).toHaveCount(1)
  await page.getByRole('button', { name: /Alle/ }).click()
  await expect(found).toContainText('22 Projekte')
})

test('the wheel', async ({ answered: page }) => {
  await page.goto('/architecture')
  await translate(page)
  await page.locator(wheelOf).scrollIntoViewIfNeeded()
  await ready(page, wheelOf)
  const words = page.locator(css('parts/ServiceWheel/ServiceWheel', 'words'))
  for (const [discipline, text] of [
    ['Architektur, im Haus', '1 von 12, im Haus'],
    ['Brandschutz', '5 von 12'],
    ['Innenarchitektur, im Haus', '2 von 12, im Haus'],
  ] as const) {
    await page.getByRole('button', { name: discipline, exact: true }).click()
    await expect(words).toContainText(text)
  }
  await page.keyboard.press('Escape')
  await expect(words).toContainText('Wählen Sie')
})

test('a form with errors, and its thanks', async ({ answered: page }) => {
  await page.goto('/consulting')
  await translate(page)
  await page.locator('[data-dialog=quote]').first().click()
  const form = page.locator('#quote form[novalidate]')
  await expect(form).toBeVisible()
  const send = form.locator('[type=submit]')
  await send.click()
  await expect(form.locator(css('parts/Field/Field', 'error'))).toHaveCount(3)
  await form.locator('[name=name]').fill('Mara Lindner')
  await expect(form.locator(css('parts/Field/Field', 'error'))).toHaveCount(2)
  await form.locator('[name=email]').fill('mara@hafenbogen.example')
  await form.locator('[name=message]').fill('Ein Haus am Hafen')
  await expect(form.locator(css('parts/Field/Field', 'count'))).toContainText('17 / 2000')
  await form.locator('[name=message]').fill('Ein Haus am Hafen.')
  await expect(form.locator(css('parts/Field/Field', 'count'))).toContainText('18 / 2000')
  await page.route('**/api/send-contact-email', route => route.abort())
  await send.click()
  await expect(page.locator(css('parts/Toast/Toasts', 'toast'))).toContainText('Fehler beim Senden')
  await expect(send).toContainText('Anfrage senden')
  await page.unroute('**/api/send-contact-email')
  await send.click()
  await expect(
    page.locator(css('parts/Toast/Toasts', 'toast')).filter({ hasText: 'Anfrage gesendet!' }),
  ).toBeVisible()
})

test('the carousels', async ({ answered: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await translate(page)
  const news = page.locator('[data-news]')
  await expect(news.locator('[aria-live]')).toContainText('1 von 3')
  await news.getByRole('button').last().click()
  await expect(news.locator('[aria-live]')).toContainText('2 von 3')

  await page.goto('/karriere')
  await translate(page)
  const voices = page.locator('[data-voices]')
  await voices.getByRole('button', { name: 'Nächste Stimme' }).click()
  await expect(voices.getByRole('status')).toContainText('2 von')
  await expect(voices.locator('[data-current]')).toHaveCount(1)
})

test('questions are found by the words that are read, the translated ones', async ({ answered: page }) => {
  await page.goto('/faq')
  await translate(page)
  await page.getByRole('searchbox').fill('«Was kostet')
  await expect(page.locator('main details:visible')).not.toHaveCount(0)
  await expect(page.locator('#faq-found')).not.toContainText('Keine')
})
