// Serves the pages of a request in their public and their requested state: built, and without scripts.
import { draftFile } from '../drafts/pages.server.ts'
import { draftBuildsOf } from '../drafts/routes.server.ts'
import { type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { publisherOf } from '../publish/open-publisher.server.ts'
import { openRequest } from './open-request.server.ts'
import { type Side, sideAddress, sides } from './side-address.ts'

const nothingHere = { de: 'Das gibt es hier nicht.', en: 'Not found.' }

async function buildOf(studio: Studio, id: string, side: Side) {
  const { snapshot } = await openRequest(studio, id)
  const { git } = (await publisherOf(studio)).deps
  const commit = side === 'after' ? snapshot : await git.text(['rev-parse', `${snapshot}^`])
  return (await draftBuildsOf(studio)).state({ files: null, snapshot: commit })
}

const builds = dataRoute('GET', 'review/sides', async ({ studio, query }) => {
  const states = await Promise.all(sides.map(side => buildOf(studio, query.get('id') ?? '', side)))
  return {
    isBuilding: states.some(({ isBuilding }) => isBuilding),
    isBroken: states.some(({ problem }) => problem !== undefined),
  }
})
export type SidesData = DataOf<typeof builds>

const page: Route = {
  method: 'GET',
  path: 'review/page',
  handle: async ({ studio, query }) => {
    const [id, at] = [query.get('id') ?? '', query.get('at') ?? '']
    const side = sides.find(known => known === query.get('side'))
    const { folder } = side ? await buildOf(studio, id, side) : {}
    const file = side && folder && draftFile(folder, at.replace(/\?.*$/, ''), sideAddress(id, side))
    if (!file) throw new Refusal(404, nothingHere)
    return file
  },
}

export const sideRoutes: Route[] = [builds, page]
