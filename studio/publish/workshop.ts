// The press of this studio: the real project, checked and built as it is.
import { join, relative } from 'node:path'
import { submitChanges } from '../../deploy/index-now.ts'
import { Refusal } from '../route.ts'
import type { Studio } from '../settings.ts'
import { buildSite, problemsOf } from './build-site.ts'
import { buildsOf } from './builds.ts'
import { openHistory } from './git.ts'
import { publishDue } from './later.ts'
import { Press } from './press.ts'

const elsewhere = {
  de: 'Diese Inhalte liegen nicht im Ordner des Projekts (CONTENT_DIR). Von dort kann die Redaktion nicht veröffentlichen.',
  en: 'This content is not in the folder of the project (CONTENT_DIR). The studio cannot publish from there.',
}

let press: Promise<Press> | undefined

/** Opened once. From then on what waits for its time appears by itself. */
export function pressOf(studio: Studio): Promise<Press> {
  press ??= open(studio).catch((error: unknown) => {
    press = undefined
    throw error
  })
  return press
}

/** When the studio starts, before anybody looks: what was cut off is finished, and what is due appears. */
export async function beginPublishing(studio: Studio): Promise<void> {
  await pressOf(studio).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** How often it is asked whether something is due. */
const interval = 20_000

async function open({ project, content, alone }: Studio): Promise<Press> {
  const folder = relative(project, content)
  if (folder.startsWith('..') || folder === '') throw new Refusal(409, elsewhere)
  const builds = buildsOf(project)
  const opened = new Press({
    git: await openHistory(project, alone),
    builds,
    folder,
    check: problemsOf,
    build: buildSite,
    tell: () => tellSearchEngines(builds.public),
  })
  await opened.settle()
  setInterval(() => void publishDue(opened).catch(console.error), interval).unref()
  return opened
}

/** As `npm run indexnow` does, where the firm has a key. */
async function tellSearchEngines(siteDir: string): Promise<string | undefined> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, DATA_DIR } = process.env
  if (!key) return undefined
  return submitChanges({
    key,
    endpoint: endpoint || 'https://api.indexnow.org/indexnow',
    siteDir,
    stateFile: join(DATA_DIR || 'data', 'indexnow.json'),
  })
}
