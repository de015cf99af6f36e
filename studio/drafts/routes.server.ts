// Makes draft links, ends and extends them.
import * as v from 'valibot'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile } from '../content/names.ts'
import { type DataOf, dataRoute, Refusal, unlessRefused } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { withStudioStore } from '../http/store.server.ts'
import { publisherOf } from '../publish/open-publisher.server.ts'
import { eraseDoneRemarks } from '../remarks/remarks.server.ts'
import { DraftBuilds, draftRefs } from './draft-builds.server.ts'
import { forgetOldLinks, isOver, latest, linksIn, longestDays, storeLink } from './links.server.ts'

const noGuest = {
  de: 'Diese Seite gibt es nicht mehr. Laden Sie die Seite neu.',
  en: 'This page no longer exists. Please reload.',
}
const inThePast = { de: 'Dieser Zeitpunkt ist schon vorbei.', en: 'This time is in the past.' }

/** The builds of each project. Tests replace them with simpler ones. */
export const openBuilds = new Map<string, Promise<DraftBuilds>>()

export function draftBuildsOf(studio: Studio): Promise<DraftBuilds> {
  const builds =
    openBuilds.get(studio.project) ??
    publisherOf(studio).then(publisher => new DraftBuilds(publisher.deps, studio))
  openBuilds.set(studio.project, builds)
  builds.catch(() => openBuilds.delete(studio.project))
  return builds
}

const list = dataRoute('GET', 'drafts/links', async ({ studio, language }) => {
  const [links, open] = await withStudioStore(studio, async database => {
    await eraseDoneRemarks(database)
    await forgetOldLinks(database)
    return [
      await linksIn(database),
      await database.query<{ link_id: string; open: number; done: number }>(
        `SELECT link_id, SUM(done_at IS NULL) AS open, SUM(done_at IS NOT NULL) AS done FROM remarks
         WHERE link_id IS NOT NULL GROUP BY link_id`,
      ),
    ]
  })
  const builds = await draftBuildsOf(studio).catch(unlessRefused(undefined))
  await builds?.forgetOthers(links).catch(console.error)
  const nameOf = (file: string) => fileName(file, readIfReadable(studio, file))[language]
  return {
    longestDays,
    pages: contentFiles(studio)
      .filter(({ file }) => isPageFile(file) || file.startsWith('projects/'))
      .map(({ file }) => ({ file, name: nameOf(file) })),
    links: links.map(
      ({ id, guest, files, snapshot, mayRemark, person, expiresAt, endedAt, openedAt, opened }) => ({
        id,
        guest,
        pages: files?.map(nameOf) ?? null,
        isFixed: snapshot !== null,
        mayRemark,
        person,
        expiresAt,
        isOver: isOver({ endedAt, expiresAt }),
        openedAt,
        opened,
        remarks: open.find(({ link_id }) => link_id === id) ?? { open: 0, done: 0 },
      }),
    ),
  }
})
export type LinksData = DataOf<typeof list>

const make = dataRoute('POST', 'drafts/link', async ({ studio, person, json }) => {
  const body = await json(
    v.strictObject({
      guest: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      files: v.nullable(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.minLength(1), v.maxLength(200)),
      ),
      isFixed: v.boolean(),
      mayRemark: v.boolean(),
      until: v.pipe(v.string(), v.isoTimestamp()),
    }),
  )
  if (Date.parse(body.until) <= Date.now()) throw new Refusal(422, inThePast)
  const known = contentFiles(studio).map(({ file }) => file)
  if (body.files?.some(file => !known.includes(file))) throw new Refusal(409, noGuest)
  const builds = await draftBuildsOf(studio)
  const ref = `${draftRefs}/${crypto.randomUUID()}`
  const snapshot = body.isFixed ? await builds.commit(body.files, ref, person.name) : null
  const { id, token } = await withStudioStore(studio, database =>
    storeLink(database, {
      guest: body.guest || 'Gast',
      files: body.files,
      snapshot,
      mayRemark: body.mayRemark,
      login: person.login,
      person: person.name,
      expiresAt: body.until,
    }),
  )
  // Starts the build now, so that the first page is ready sooner.
  await builds.state({ id, files: body.files, snapshot })
  return { id, address: `${studio.origin ?? `http://127.0.0.1:${studio.port}`}/draft#${token}` }
})
export type MadeLink = DataOf<typeof make>

const byId = v.pipe(v.string(), v.uuid())

const end = dataRoute('POST', 'drafts/end', async ({ studio, json }) => {
  const { id } = await json(v.strictObject({ id: byId, name: v.string() }))
  await withStudioStore(studio, ({ query }) =>
    query('UPDATE links SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL', [
      new Date().toISOString(),
      id,
    ]),
  )
})

const extend = dataRoute('POST', 'drafts/extend', async ({ studio, json }) => {
  const { id, until } = await json(
    v.strictObject({ id: byId, name: v.string(), until: v.pipe(v.string(), v.isoTimestamp()) }),
  )
  if (Date.parse(until) <= Date.now()) throw new Refusal(422, inThePast)
  await withStudioStore(studio, ({ query }) =>
    query('UPDATE links SET expires_at = $1, ended_at = NULL WHERE id = $2', [latest(until), id]),
  )
})

export const draftLinkRoutes = [list, make, end, extend]
