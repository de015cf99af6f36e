// Lists the findings of the launch check in the content, for a line of the start page and the screen behind it.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFinding } from '../../deploy/launch/finding.ts'
import { contentFindings } from '../../deploy/launch/launch-check.ts'
import { ContentError } from '../../src/content/problems.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import type { Notice, Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'

let known: { state: string; findings: ContentFinding[] } | undefined

/** Runs once for each state of the content, because it compares pictures with those of the sample. */
export function launchFindings({ content }: Studio): ContentFinding[] {
  const state = [...openFolder(content).files]
    .sort()
    .map(file => `${file} ${statSync(join(content, file)).mtimeMs}`)
    .join('\n')
  if (known?.state === state) return known.findings
  try {
    known = { state, findings: contentFindings(content, new Date()).map(asDescribed) }
  } catch (error) {
    // The check reports content that cannot be read.
    if (error instanceof ContentError) return []
    throw error
  }
  return known.findings
}

/** Points to the description of a picture, where it is edited. A film has no entry of its own. */
function asDescribed(finding: ContentFinding): ContentFinding {
  const [, name] = /^media\/(.+\.(?:avif|jpg|png|svg))$/.exec(finding.file) ?? []
  if (name) {
    const list = name.startsWith('portrait-') ? 'portraits' : 'pictures'
    return { ...finding, file: `media/${list}.yaml`, path: [name] }
  }
  return finding.file.endsWith('.yaml') ? finding : { ...finding, file: 'media/pictures.yaml', path: [] }
}

function notices(studio: Studio): Notice[] {
  const { length: count } = launchFindings(studio)
  if (count === 0) return []
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
      href: 'todo/launch',
      action: { de: 'Alle zeigen', en: 'Show all' },
    },
  ]
}

export const launchWatch: Watch = { access: 'edit', notices }
