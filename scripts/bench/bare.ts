// Makes the limit that a page is compared with: its words and its first picture as one HTML file, in a system font, without
// styles and scripts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type Visitor, withPage } from './visitor.ts'

/** Copies the words and the first picture of a page that this visitor gets. Returns the address of the copy. */
export async function bareCopy(
  browser: Browser,
  visitor: Visitor,
  url: string,
  folder: string,
  name: string,
): Promise<string> {
  const { words, title, language, picture } = await withPage(
    browser,
    { ...visitor, slower: 1 },
    async page => {
      await page.goto(url, { waitUntil: 'networkidle' })
      return page.evaluate(() => {
        const texts = 'h1,h2,h3,h4,p,li,dt,dd,summary,td,th'
        const escaped = (text: string) =>
          text.replaceAll('\u00ad', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        const inSight = [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter(image => image.currentSrc && image.getBoundingClientRect().top < innerHeight)
          .sort((a, b) => b.width * b.height - a.width * a.height)[0]
        const words = [...document.querySelectorAll(texts)]
          .filter(element => !element.querySelector(texts) && !element.closest('dialog, noscript'))
          .map(element => {
            const tag = element.tagName === 'LI' ? 'p' : element.tagName.toLowerCase()
            return `<${tag}>${escaped(element.textContent.trim())}`
          })
        const picture = inSight && { src: inSight.currentSrc, width: inSight.width, height: inSight.height }
        return { words, title: escaped(document.title), language: document.documentElement.lang, picture }
      })
    },
  )
  if (picture) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const response = await context.request.get(picture.src)
    const extension = new URL(picture.src).pathname.match(/\.\w+$/)?.[0] ?? '.avif'
    writeFileSync(join(folder, `${name}${extension}`), await response.body())
    await context.close()
    // The words of the menu go to the end: without styles they would fill the first screen, where the page has its picture.
    const menu = words.splice(
      0,
      words.findIndex(text => text.startsWith('<h1')),
    )
    const { width, height } = picture
    words.splice(1, 0, `<img src="/${name}${extension}" width="${width}" height="${height}" alt="">`)
    words.push(...menu)
  }
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${words.join('\n')}`
  writeFileSync(join(folder, `${name}.html`), html)
  writeFileSync(join(folder, `${name}.html.br`), brotliCompressSync(html))
  return `/${name}`
}
