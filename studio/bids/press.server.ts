// The routes of press kits.
import { isInternal } from '../../src/content/public-content.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { gitIn, isInHistory } from '../content/git.ts'
import { titleOf } from '../content/title.ts'
import { type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { deskFiles } from './desk.server.ts'
import { pressSchema } from './order-schema.ts'

const notPublished = {
  de: 'Dieses Projekt hat Änderungen, die nicht veröffentlicht sind. Veröffentlichen Sie sie zuerst.',
  en: 'This project has changes that are not published. Publish them first.',
}

/** Lists only projects whose files are as published, because a kit is made from the draft. */
async function publishedProjects(studio: Studio) {
  const drafts = await draftNames(studio)
  return contentFiles(studio).flatMap(({ file }) => {
    const [, id] = /^projects\/([a-z0-9-]+)\.yaml$/.exec(file) ?? []
    const value =
      id && (readIfReadable(studio, file) as { picture?: string; pictures?: string[] } | undefined)
    if (!id || !value || isInternal(value)) return []
    const files = [file, ...[value.picture, value.pictures].flat().map(name => `media/${name}`)]
    const isDraft = drafts.some(name => files.includes(name) || name.startsWith(`media/drawings/${id}/`))
    return isDraft ? [] : [{ id, value }]
  })
}

/** The files of the content that differ from the published edition. Content without a Git history counts as public. */
async function draftNames({ content }: Studio): Promise<string[]> {
  const git = gitIn(content)
  if (!(await isInHistory(git))) return []
  const all = await Promise.all([
    git.names(['diff', '-z', '--name-only', '--no-renames', '--relative', 'HEAD', '--', '.']),
    git.names(['ls-files', '-z', '--others', '--exclude-standard', '--', '.']),
  ])
  return all.flat()
}

const projects = dataRoute('GET', 'press/projects', async ({ studio, language }) => ({
  projects: (await publishedProjects(studio)).map(({ id, value }) => ({
    id,
    title: titleOf(value, language) ?? id,
  })),
}))
export type PressProjects = DataOf<typeof projects>

const kit: Route = {
  method: 'POST',
  path: 'press/kit',
  handle: async ({ studio, json }) => {
    const order = await json(pressSchema)
    if (!(await publishedProjects(studio)).some(({ id }) => id === order.project))
      throw new Refusal(409, notPublished)
    return { type: 'application/zip', bytes: await deskFiles(studio, 'press', order) }
  },
}

export const pressRoutes: Route[] = [projects, kit]
