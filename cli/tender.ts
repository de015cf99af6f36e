// achsmass tender FILE [--json] [--deadline 2026-12]: reads a tender and prints its interpretation of each line.
// achsmass tender FILE.md --score: scores the reader against phrases with their known meaning.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { categoriesIn, thisMonth, writerIn } from '../src/projects/catalogue.ts'
import { firstLocale } from '../src/routes.ts'
import { readForeign } from '../studio/bids/foreign/foreign-file.server.ts'
import { outcomes, scorePhrases } from '../studio/bids/tender/score.ts'

const args = process.argv.slice(2)
const [file] = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--deadline')
const deadline = args.includes('--deadline') ? args[args.indexOf('--deadline') + 1] : undefined
if (!file || (deadline && !/^\d{4}-\d{2}$/.test(deadline))) {
  console.error('Give a file: achsmass tender notice.txt [--json] [--deadline 2026-12]')
  process.exit(1)
}
const locale = firstLocale()
const categories = categoriesIn(locale).map(({ category, label, task }) => ({
  id: category,
  words: [label.text, task],
}))
const { mainCurrency } = writerIn(locale)
const options = { locale, categories, mainCurrency, now: thisMonth(), deadline }

// Resolves the file against the folder where the command was called, because it runs in the folder of a site.
const path = resolve(process.env.INIT_CWD ?? '.', file)
if (args.includes('--score')) score(readFileSync(path, 'utf8'))
else await read(readFileSync(path))

async function read(bytes: Buffer): Promise<void> {
  const tender = await readForeign(bytes, options)
  if ('refused' in tender) {
    console.error(`${file} cannot be read: ${tender.refused}`)
    process.exit(1)
  }
  if (args.includes('--json')) {
    console.log(JSON.stringify(tender, null, 2))
    return
  }
  for (const { status, found, subjects, text } of tender.lines) {
    const queries = found.map(({ query, years }) => query || `years=${years}`)
    console.log(`${status.padEnd(12)} ${[...queries, ...subjects].join(' ')}\n             ${text}`)
  }
}

function score(markdown: string): void {
  const all = scorePhrases(markdown, options)
  for (const { number, outcome, quote, expected, read } of all)
    if (outcome !== 'right')
      console.log(`${number} ${outcome}: ${quote}\n   meant: ${expected}\n   read: ${read}`)
  const counts = outcomes.map(
    outcome => `${all.filter(scored => scored.outcome === outcome).length} ${outcome}`,
  )
  console.log(`${all.length} phrases: ${counts.join(', ')}`)
  process.exit(all.some(({ outcome }) => outcome === 'wrong') ? 1 : 0)
}
