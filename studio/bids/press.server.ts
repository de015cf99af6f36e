// The routes of press kits.
import { isInternal } from '../../src/content/public-content.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { titleOf } from '../content/title.ts'
import { type DataOf, dataRoute, type Route } from '../http/route.ts'
import { deskFiles } from './desk.server.ts'
import { pressSchema } from './order.ts'

const projects = dataRoute('GET', 'press/projects', ({ studio, language }) => ({
  projects: contentFiles(studio).flatMap(({ file }) => {
    const [, id] = /^projects\/([a-z0-9-]+)\.yaml$/.exec(file) ?? []
    const value = id && readIfReadable(studio, file)
    return id && value && !isInternal(value) ? [{ id, title: titleOf(value, language) ?? id }] : []
  }),
}))
export type PressProjects = DataOf<typeof projects>

const kit: Route = {
  method: 'POST',
  path: 'press/kit',
  handle: async ({ studio, json }) => ({
    type: 'application/zip',
    bytes: await deskFiles(studio, 'press', await json(pressSchema)),
  }),
}

export const pressRoutes: Route[] = [projects, kit]
