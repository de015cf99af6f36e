// An office changes a colour, a typeface and a logo of its site, with its own pages as preview.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { studioOfFile } from './support/studio.ts'

test.describe.configure({ mode: 'serial' })
const studio = studioOfFile({ hasTheme: true })

const file = (name: string) => join(studio.content, '../theme', name)
const theme = () => readFileSync(file('theme.yaml'), 'utf8')

test('the preview shows a new colour, and a colour with too little contrast shows an error', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/contents`)
  await page.getByRole('link', { name: 'Aussehen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aussehen')
  expect(await faultsOf(page)).toEqual([])
  const site = page.frameLocator('iframe[title="Vorschau der Seite"]').locator('html')
  const accent = () => site.evaluate(root => getComputedStyle(root).getPropertyValue('--accent').trim())
  await expect.poll(accent).toBe('#14704a')
  const ink = page.getByRole('textbox', { name: 'Tinte', exact: true })
  await ink.fill('#888888')
  await expect(
    page.getByText(/^Tinte #888888 auf Papier #f2f5f1 hat den Kontrast 3,2 und braucht 7;/).first(),
  ).toBeVisible()
  expect(theme()).toContain('ink: "#12211b"')
  await ink.fill('#101820')
  await expect.poll(theme).toContain('ink: "#101820"')
  await page.getByRole('textbox', { name: 'Akzent', exact: true }).fill('#8a2b5c')
  await expect.poll(theme).toContain('accent: "#8a2b5c"')
  await expect.poll(accent).toBe('#8a2b5c')
})

test('the preview shows axis letters and a supplied typeface, whose font file is added to the theme', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/theme`)
  const site = page.frameLocator('iframe[title="Vorschau der Seite"]').locator('html')
  await expect(site).toHaveAttribute('data-without', /letters/)
  await page.getByRole('checkbox', { name: 'Achsbuchstaben' }).check()
  await expect.poll(theme).toContain('letters: true')
  await expect(site).not.toHaveAttribute('data-without', /letters/)
  await page.getByRole('combobox', { name: 'Überschriften', exact: true }).selectOption('Newsreader')
  await expect.poll(theme).toContain('head: Newsreader')
  expect(existsSync(file('fonts/newsreader.woff2'))).toBe(true)
  const font = () => site.evaluate(root => getComputedStyle(root).getPropertyValue('--font-head'))
  await expect.poll(font).toContain('Newsreader')
})

test('a logo with a script is refused, and a valid logo is stored beside the previous logo', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/theme`)
  const input = page.locator('input[type=file]').first()
  const svg = (inside: string) => ({
    name: 'ours.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`),
  })
  await input.setInputFiles(svg('<script>1</script>'))
  await expect(page.getByRole('alert')).toContainText('darf nur Formen enthalten')
  await input.setInputFiles(svg('<path d="M0 0h90v30H0z"/>'))
  await expect.poll(theme).toContain('file: logo-2.svg')
  expect(existsSync(file('logo.svg'))).toBe(true)
  const drawn = page
    .frameLocator('iframe[title="Vorschau der Seite"]')
    .locator('header svg[viewBox="0 0 90 30"]')
  await expect(drawn.first()).toBeAttached()
})

test('a ready-made theme replaces the look but not the logo', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/theme`)
  await page.getByRole('button', { name: 'Mit Zugband beginnen' }).click()
  await expect.poll(theme).toContain('ground: night')
  expect(theme()).toContain('file: logo-2.svg')
  await expect(page.getByRole('textbox', { name: 'Akzent', exact: true })).toHaveValue('#ffd02e')
})
