// Reduces the page to the sheets in /projects/sheets?projects=a,b,c&format=landscape, in that order and format.
import { readFormat, readShortlist } from '../shortlist/shortlist-address.ts'

const elements = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const all = elements('[data-sheet]')
const known = all.map(({ dataset }) => dataset.sheet ?? '')
const shortlist = readShortlist(location.search, known)
const hasChoice = shortlist.length > 0
const sheets = (hasChoice ? shortlist : known).flatMap(id => all[known.indexOf(id)] ?? [])
all[0]?.parentElement?.replaceChildren(
  ...sheets.flatMap(sheet => [sheet, ...elements(`[data-second="${sheet.dataset.sheet}"]`)]),
)
for (const [index, number] of elements('[data-number]').entries()) number.textContent = String(index + 1)

/** Loads lazy pictures before printing. A picture that fails does not hold up the others. */
const fetched = () =>
  Promise.allSettled(
    elements<HTMLImageElement>('main img').map(image => {
      image.loading = 'eager'
      return image.decode()
    }),
  )
// A visitor who has chosen sheets is going to print them, so the pictures are loaded early.
if (hasChoice) fetched()
for (const button of elements('[data-print]')) button.onclick = () => fetched().then(print)

const asked = readFormat(location.search)
document.documentElement.dataset.format = asked
for (const link of elements<HTMLAnchorElement>('a[data-format]')) {
  const { format } = link.dataset
  link.search = [
    ...(hasChoice ? [`projects=${shortlist}`] : []),
    ...(format === 'landscape' ? ['format=landscape'] : []),
  ].join('&')
  if (format === asked) link.ariaCurrent = 'true'
}
if (hasChoice)
  for (const link of elements<HTMLAnchorElement>('[data-choose]')) link.search = `projects=${shortlist}`
