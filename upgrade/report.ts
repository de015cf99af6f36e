// Says in plain words how an upgrade changes a site.
import { existsSync, readFileSync } from 'node:fs'
import type { Step } from '../migrations/steps.ts'
import { inProgram } from '../tools/program.ts'
import type { Comparison } from './compare-sites.ts'

export type Upgrade = {
  from: string
  to: string
  changelog: string[]
  steps: Step[]
  /** The numbers of files that the commit changes. */
  files: { content: number; program: number }
  pages: Comparison | undefined
  /** The pages with the same text but a different look. Undefined if no browser compared them. */
  looks: string[] | undefined
  tasks: string[]
}

const maxListed = 12

export function reportOf({ from, to, changelog, steps, files, pages, looks, tasks }: Upgrade): string {
  return [
    `Program ${from} → ${to}`,
    ...changelog.map(line => `  ${line}`),
    '',
    `Content: ${steps.length === 0 ? 'its format stays.' : `${fileCount(files.content, 'gets', 'get')} format ${steps.at(-1)?.format}.`}`,
    ...steps.map(({ does }) => `  ${does}`),
    ...(files.program > 0
      ? [
          `  ${fileCount(files.program, 'of the program leaves', 'of the program leave')} the folder: it is a package now.`,
        ]
      : []),
    '',
    ...pagesIn(pages, looks),
    ...(tasks.length === 0 ? [] : ['', 'For you to do or decide:', ...tasks.map(task => `  - ${task}`)]),
  ].join('\n')
}

const fileCount = (count: number, one: string, many: string) =>
  count === 1 ? `1 file ${one}` : `${count} files ${many}`

function pagesIn(pages: Comparison | undefined, looks: string[] | undefined): string[] {
  if (pages === undefined) return ['Pages: the site has never been built here, so nothing can be compared.']
  const { added, removed, different, same } = pages
  const listed = (title: string, list: string[]) =>
    list.length === 0 ? [] : [`  ${title} (${list.length}): ${shortened(list)}`]
  return [
    `Pages: ${same} ${same === 1 ? 'has' : 'have'} the same text as before, ${different.length} ${different.length === 1 ? 'does' : 'do'} not.`,
    ...(looks ? [] : ['  The look of the pages was not compared.']),
    ...(looks?.length === 0 && same > 0 ? ['  Pages with the same text also look the same.'] : []),
    ...listed('look different', looks ?? []),
    ...listed('new pages', added),
    ...listed('removed pages', removed),
    ...passages('new text', different, 'added'),
    ...passages('removed text', different, 'removed'),
  ]
}

/** Lists changed passages by the number of their pages, because one changed word in the header changes every page. */
function passages(title: string, different: Comparison['different'], side: 'added' | 'removed'): string[] {
  const pagesOf = new Map<string, string[]>()
  for (const page of different)
    for (const text of page[side]) pagesOf.set(text, [...(pagesOf.get(text) ?? []), page.page])
  const lines = [...pagesOf]
    .filter(([text]) => /\p{L}{2}/u.test(text) && !text.startsWith('%%'))
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, [first = '', ...others]]) => {
      const place = others.length > 0 ? `${first} and ${others.length} more` : first
      return `    ${text.slice(0, 80)}  (${place})`
    })
  if (lines.length === 0) return []
  const rest = lines.length > maxListed ? [`    … and ${lines.length - maxListed} more`] : []
  return [`  ${title}:`, ...lines.slice(0, maxListed), ...rest]
}

const shortened = (list: string[]): string =>
  `${list.slice(0, maxListed).join(', ')}${list.length > maxListed ? ', …' : ''}`

/** Returns the lines of the changelog after `from` up to `to`, without headings. */
export function changelogBetween(from: string, to: string): string[] {
  const file = inProgram('CHANGELOG.md')
  if (!existsSync(file) || from === to) return []
  const entries = readFileSync(file, 'utf8').split(/^## /m).slice(1)
  const end = entries.findIndex(entry => entry.startsWith(`${from} `) || entry.startsWith(`${from}\n`))
  return entries
    .slice(0, end < 0 ? undefined : end)
    .flatMap(entry => entry.split('\n').slice(1))
    .filter(Boolean)
}
