// Counts the findings of the launch check for each file, as a line of the start page.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { contentFindings } from '../../deploy/launch/launch-check.ts'
import { ContentError } from '../../src/content/problems.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName } from '../content/names.ts'
import type { Notice, Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'

let known: { state: string; files: Map<string, number> } | undefined

/** Findings by file. Pictures are compared with the sample's, so this is done once for each state of the content. */
function findings({ content }: Studio): Map<string, number> {
  const state = [...openFolder(content).files]
    .sort()
    .map(file => `${file} ${statSync(join(content, file)).mtimeMs}`)
    .join('\n')
  if (known?.state === state) return known.files
  const files = new Map<string, number>()
  for (const { where } of contentFindings(content, new Date())) {
    const file = /^content\/([^\s:]+)/.exec(where)?.[1] ?? ''
    const named = /^media\/(?!.*\.yaml$)/.test(file) ? 'media/pictures.yaml' : file
    files.set(named, (files.get(named) ?? 0) + 1)
  }
  known = { state, files }
  return files
}

const maxListed = 6

function notices(studio: Studio): Notice[] {
  let found: [string, number][]
  try {
    found = [...findings(studio)]
  } catch (error) {
    // The check reports content that cannot be read.
    if (error instanceof ContentError) return []
    throw error
  }
  const [first] = found
  if (!first) return []
  const there = new Set(contentFiles(studio).map(({ file }) => file))
  const named = found.flatMap(([file, n]) => {
    if (!there.has(file)) return []
    const name = fileName(file, readIfReadable(studio, file))
    return [{ de: `${name.de} ${n}`, en: `${name.en} ${n}` }]
  })
  const count = found.reduce((sum, [, n]) => sum + n, 0)
  const list = (language: 'de' | 'en') => {
    const more = named.length > maxListed ? ' …' : '.'
    return `${named
      .slice(0, maxListed)
      .map(name => name[language])
      .join(', ')}${more}`
  }
  return [
    {
      area: 'content',
      wrong: false,
      mark: { de: 'vor dem Start', en: 'before launch' },
      says: {
        de:
          count === 1
            ? 'Die Startprüfung findet eine Sache, die vor dem ersten Tag zu tun ist.'
            : `Die Startprüfung findet ${count} Dinge, die vor dem ersten Tag zu tun sind.`,
        en:
          count === 1
            ? 'The launch check lists one thing to do before launch.'
            : `The launch check lists ${count} things to do before launch.`,
      },
      hint: { de: list('de'), en: list('en') },
      href: there.has(first[0]) ? `edit/${first[0].replace(/\.yaml$/, '')}` : 'contents',
      action: { de: 'Ansehen', en: 'Show' },
    },
  ]
}

export const launchWatch: Watch = { access: 'edit', notices }
