// Reviews a request: its changes as sentences, and each person's verdict and remarks on a file.
import { join } from 'node:path'
import * as v from 'valibot'
import type { Path } from '../../src/content/changes.ts'
import { locales } from '../../src/routes.ts'
import { bytesAt, changedFiles } from '../content/git.ts'
import { needSecondPerson } from '../content/legal.ts'
import { isPageFile, pathOfFile } from '../content/names.ts'
import { pathIn, publishedFolders } from '../content/published.ts'
import { type Call, type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import { inStudioStore, withStudioStore } from '../http/store.server.ts'
import { describeFiles } from '../publish/describe-changes.server.ts'
import { isSame, readIfThere } from '../publish/draft-files.server.ts'
import { publisherOf } from '../publish/open-publisher.server.ts'
import { addRemark, longestRemark, remarksWhere } from '../remarks/remarks.server.ts'
import { approvedFiles, closed, namesIn, openRequest } from './open-request.server.ts'
import { storeVerdict, type Verdict, verdictsOf } from './requests.server.ts'

const ownText = {
  de: 'Sie können Ihren eigenen Rechtstext nicht freigeben.',
  en: 'You cannot approve your own legal text.',
}

const uuid = v.pipe(v.string(), v.uuid())
const file = v.pipe(v.string(), v.maxLength(300))

const pagesOf = (name: string): Record<string, string> =>
  Object.fromEntries(locales.map(locale => [locale, pathOfFile(name, locale)]))

const one = dataRoute('GET', 'review/request', async ({ studio, person, query, language }) => {
  const request = await openRequest(studio, query.get('id') ?? '')
  const publisher = await publisherOf(studio)
  const { git, folder } = publisher.deps
  const paths = await changedFiles(git, `${request.snapshot}^`, request.snapshot, publishedFolders(folder))
  const described = await describeFiles({ git, studio, folder }, paths, [], language, request.snapshot)
  const [verdicts, remarks] = await withStudioStore(studio, async queries => [
    await verdictsOf(queries, request.id),
    await remarksWhere(queries, 'request_id = $1', request.id),
  ])
  const names = described.map(({ file }) => file)
  const approved = await approvedFiles(studio, request, names, verdicts)
  const files = await Promise.all(
    described.map(async changes => {
      const { file: name } = changes
      const path = pathIn(folder, name)
      const writers = request.authors[name] ?? []
      return {
        ...changes,
        /** The address in each language, if the file is a page. */
        pages: isPageFile(name) || name.startsWith('projects/') ? pagesOf(name) : undefined,
        authors: [...new Set(writers.map(writer => writer.person))],
        verdicts: verdicts.filter(verdict => verdict.file === name),
        mine: verdicts.find(verdict => verdict.file === name && verdict.login === person.login)?.verdict,
        remarks: remarks.filter(remark => remark.file === name),
        isApproved: approved.includes(name),
        /** True for a legal text that this person wrote, which another person must approve. */
        isOwnLegal: changes.isLegal && writers.some(({ login }) => login === person.login),
        /** True if the draft has changed since. The newer changes are not part of the request. */
        isNewer: !isSame(
          await readIfThere(join(git.project, path)),
          await bytesAt(git, request.snapshot, path),
        ),
      }
    }),
  )
  const { id, at, note, person: by } = request
  return { id, at, note, person: by, files }
})
export type ReviewData = DataOf<typeof one>

async function judge({ studio, person }: Call, id: string, name: string, verdict: 'ok' | 'remark' | 'none') {
  const request = await openRequest(studio, id)
  if (!(await namesIn(await publisherOf(studio), request)).includes(name)) throw new Refusal(409, closed)
  const wrote = (request.authors[name] ?? []).some(({ login }) => login === person.login)
  if (verdict === 'ok' && wrote && (await needSecondPerson(studio, [name], request.snapshot)).has(name))
    throw new Refusal(409, ownText)
  return request
}

type Judged = { id: string; file: string; verdict: Verdict['verdict'] | 'none' }

/** Stores a person's verdict on a file. It replaces the earlier one, with the remark that came with it. */
async function store(
  { studio, person: { login, name: person } }: Call,
  { id, file, verdict }: Judged,
  remark?: { place: Path; quote: string; text: string },
): Promise<void> {
  await inStudioStore(studio, async queries => {
    await queries.query('DELETE FROM remarks WHERE request_id = $1 AND file = $2 AND person = $3', [
      id,
      file,
      person,
    ])
    if (remark) await addRemark(queries, { requestId: id, person, file, ...remark })
    await storeVerdict(queries, id, { file, login, person, verdict })
  })
}

const verdict = dataRoute('POST', 'review/verdict', async call => {
  const body = await call.json(v.strictObject({ id: uuid, file, verdict: v.picklist(['ok', 'none']) }))
  await judge(call, body.id, body.file, body.verdict)
  await store(call, { ...body })
})

const remark = dataRoute('POST', 'review/remark', async call => {
  const body = await call.json(
    v.strictObject({
      id: uuid,
      file,
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestRemark)),
    }),
  )
  const request = await judge(call, body.id, body.file, 'remark')
  const { deps } = await publisherOf(call.studio)
  const [changes] = await describeFiles(
    { git: deps.git, studio: call.studio, folder: deps.folder },
    [pathIn(deps.folder, body.file)],
    [],
    call.language,
    request.snapshot,
  )
  const [only, ...more] = changes?.places ?? []
  const isOne = only !== undefined && more.length === 0
  const place = isOne ? only.path : []
  const quote = isOne ? (only.texts[0]?.after ?? '') : ''
  await store(call, { ...body, verdict: 'remark' }, { place, quote, text: body.text })
})

export const judgingRoutes: Route[] = [one, verdict, remark]
