// /projects/sheets?projects=a,b,c&format=landscape: only these sheets, in this order, in this format.
import { readKept } from '../shared/kept-address.ts'

const sheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')]
const known = sheets.map(sheet => sheet.dataset.sheet ?? '')
const query = new URLSearchParams(location.search)
const kept = readKept(location.search, known)
const landscape = query.get('format') === 'landscape'

const shown = kept.length > 0 ? kept : known
for (const sheet of sheets) {
  const place = shown.indexOf(sheet.dataset.sheet ?? '')
  if (place < 0) sheet.remove()
}
for (const [index, id] of shown.entries()) {
  const sheet = sheets[known.indexOf(id)]
  if (!sheet) continue
  sheet.parentElement?.append(sheet)
  const number = sheet.querySelector('[data-number]')
  if (number) number.textContent = String(index + 1)
  // A few that somebody chose are going to be printed: their pictures do not wait until they are scrolled to.
  if (kept.length > 0) for (const image of sheet.querySelectorAll('img')) image.loading = 'eager'
}

document.documentElement.dataset.format = landscape ? 'landscape' : 'upright'
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-format]')) {
  const address = new URLSearchParams(query)
  if (link.dataset.format === 'landscape') address.set('format', 'landscape')
  else address.delete('format')
  link.search = address.toString().replaceAll('%2C', ',')
  if ((link.dataset.format === 'landscape') === landscape) link.ariaCurrent = 'true'
}
const choose = document.querySelector<HTMLAnchorElement>('[data-choose]')
if (choose && kept.length > 0) choose.search = `?projects=${kept.join(',')}`
// Pictures that were not scrolled to yet are fetched before the printer asks for them; one that fails holds up no other.
document.querySelector('[data-print]')?.addEventListener('click', async () => {
  const images = [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map(image => image.decode()))
  print()
})
