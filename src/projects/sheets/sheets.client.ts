// /projects/sheets?projects=a,b,c&format=landscape: only these sheets, in this order, in this format.
import { readFormat, readShortlist } from '../shortlist/address.ts'

const all = [...document.querySelectorAll<HTMLElement>('[data-sheet]')]
const known = all.map(({ dataset }) => dataset.sheet ?? '')
const kept = readShortlist(location.search, known)
const sheets = (kept.length > 0 ? kept : known).flatMap(id => all[known.indexOf(id)] ?? [])
const pagesOf = (sheet: HTMLElement) => [
  sheet,
  ...document.querySelectorAll(`[data-second="${sheet.dataset.sheet}"]`),
]
all[0]?.parentElement?.replaceChildren(...sheets.flatMap(pagesOf))
for (const [index, sheet] of sheets.entries()) {
  const number = sheet.querySelector('[data-number]')
  if (number) number.textContent = String(index + 1)
}

/** Pictures that nobody has scrolled to are fetched before the printer asks for them; one that fails holds up no other. */
const fetched = () =>
  Promise.allSettled(
    sheets.flatMap(sheet =>
      [...sheet.querySelectorAll('img')].map(image => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
// A few that somebody chose are going to be printed.
if (kept.length > 0) fetched()
document.querySelector('[data-print]')?.addEventListener('click', () => fetched().then(() => print()))

const asked = readFormat(location.search)
document.documentElement.dataset.format = asked
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-format]')) {
  const { format } = link.dataset
  link.search = [
    ...(kept.length > 0 ? [`projects=${kept}`] : []),
    ...(format === 'landscape' ? ['format=landscape'] : []),
  ].join('&')
  if (format === asked) link.ariaCurrent = 'true'
}
const choose = document.querySelector<HTMLAnchorElement>('[data-choose]')
if (choose && kept.length > 0) choose.search = `projects=${kept}`
