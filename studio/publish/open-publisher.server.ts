// The publisher of this studio: the real project, checked and built as it is.
import { join, relative } from 'node:path'
import { submitChanges } from '../../deploy/index-now.ts'
import { openHistory } from '../content/git.ts'
import { nameIn } from '../content/published.ts'
import { forgetEdits } from '../http/authors.server.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { buildSite, problemsOf } from './build-site.server.ts'
import { buildsOf } from './builds.server.ts'
import { draftFiles } from './draft-files.server.ts'
import { Publisher } from './publisher.server.ts'
import { publishScheduled } from './scheduled.server.ts'

const elsewhere = {
  de: 'Diese Inhalte liegen nicht im Ordner des Projekts (CONTENT_DIR). Von dort kann die Redaktion nicht veröffentlichen.',
  en: 'This content is outside the project folder (CONTENT_DIR), so the Studio cannot publish it.',
}

let publisher: Promise<Publisher> | undefined

/** Opens the publisher once. From then on a scheduled publication appears at its time. */
export function publisherOf(studio: Studio): Promise<Publisher> {
  publisher ??= open(studio).catch((error: unknown) => {
    publisher = undefined
    throw error
  })
  return publisher
}

/**
 * Completes a publication that was cut off and starts the timer for scheduled ones. Called when the Studio
 * starts, so that neither waits until an editor opens the page.
 */
export async function beginPublishing(studio: Studio): Promise<void> {
  await publisherOf(studio).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** The interval for checking whether a scheduled edition is due, or files of an earlier build are too old. */
const intervalMs = 20_000

async function open(studio: Studio): Promise<Publisher> {
  const { project, content, alone } = studio
  const folder = relative(project, content)
  if (folder.startsWith('..') || folder === '') throw new Refusal(409, elsewhere)
  const builds = buildsOf(project)
  const git = await openHistory(project, alone)
  const opened = new Publisher({
    git,
    builds,
    folder,
    check: problemsOf,
    build: buildSite,
    notifySearchEngines: () => submitToSearchEngines(builds.public),
    onPublished: async files => {
      // Keeps the authors of files that still have changes in the draft.
      const left = await draftFiles(git, 'HEAD', folder)
      const done = files.filter(file => !left.includes(file))
      await forgetEdits(
        studio,
        done.map(file => nameIn(folder, file)),
      )
    },
  })
  await opened.settle()
  setInterval(() => {
    void opened.forgetEarlierFiles().catch(console.error)
    void publishScheduled(opened).catch(console.error)
  }, intervalMs).unref()
  return opened
}

/** Does the same as `npm run indexnow`, if the firm has a key. */
async function submitToSearchEngines(siteDir: string): Promise<string | undefined> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, DATA_DIR } = process.env
  if (!key) return undefined
  return submitChanges({
    key,
    endpoint: endpoint || 'https://api.indexnow.org/indexnow',
    siteDir,
    stateFile: join(DATA_DIR || 'data', 'indexnow.json'),
  })
}
