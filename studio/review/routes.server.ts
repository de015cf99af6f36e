// Approval: asking for it, judging each file of the snapshot, sending it back, publishing what is in order.
import { join } from 'node:path'
import * as v from 'valibot'
import { studioAddress, tell } from '../access/mail.server.ts'
import { bytesAt, changedFiles } from '../content/git.ts'
import { hasSecondPerson, needsSecondPerson } from '../content/legal.ts'
import { editsOf } from '../http/authors.server.ts'
import { peopleIn } from '../http/people.server.ts'
import { rightsOf } from '../http/rights.ts'
import { type Call, type DataOf, dataRoute, Refusal, type Route, type Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { withStudioStore } from '../http/store.server.ts'
import { describeFiles } from '../publish/describe-changes.server.ts'
import { isSame, readIfThere } from '../publish/draft-files.server.ts'
import { publisherOf } from '../publish/open-publisher.server.ts'
import type { Publisher } from '../publish/publisher.server.ts'
import { busy, choice, chosen } from '../publish/routes.server.ts'
import { addRemark, longestRemark, remarksWhere } from '../remarks/remarks.server.ts'
import {
  type ApprovalRequest,
  closeRequest,
  requestById,
  requestsIn,
  storeRequest,
  storeVerdict,
  type Verdict,
  verdictsOf,
} from './requests.server.ts'

const closed = {
  de: 'Diese Bitte ist nicht mehr offen. Laden Sie die Seite neu.',
  en: 'This request is no longer open. Please reload the page.',
}
const nothingApproved = {
  de: 'Noch ist nichts freigegeben.',
  en: 'Nothing is approved yet.',
}
const ownText = {
  de: 'Sie können Ihren eigenen Rechtstext nicht freigeben.',
  en: 'You cannot approve your own legal text.',
}

const uuid = v.pipe(v.string(), v.uuid())
const file = v.pipe(v.string(), v.maxLength(300))
const ref = (id: string) => `refs/studio/review/${id}`

const mayPublish = ({ roles }: { roles: Parameters<typeof rightsOf>[0] }) => rightsOf(roles).publish

const reviewers = dataRoute('GET', 'review/reviewers', async ({ studio, person }) => {
  const people = await withStudioStore(studio, peopleIn)
  return people
    .filter(found => mayPublish(found) && found.login !== person.login)
    .map(({ login, name, email }) => ({ login, name, getsMail: email !== null }))
})
export type Reviewers = DataOf<typeof reviewers>

const ask = dataRoute('POST', 'review/ask', async ({ studio, person, json }) => {
  const body = await json(
    v.strictObject({
      ...choice,
      asked: v.nullable(v.pipe(v.string(), v.maxLength(200))),
      note: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
    }),
  )
  const publisher = await publisherOf(studio)
  const { git } = publisher.deps
  const { files: paths, texts } = await chosen(publisher, studio, body)
  const edits = await editsOf(studio, body.files)
  let snapshot = ''
  const isAlone = await publisher.alone(async worktree => {
    await worktree.checkOut(await git.text(['rev-parse', 'HEAD']))
    await worktree.copyDraft(paths, texts)
    snapshot = await worktree.commit('Bitte um Freigabe', person.name)
  })
  if (!isAlone) throw new Refusal(409, busy)
  const authors = Object.fromEntries(
    body.files.map(name => [
      name,
      edits
        .filter(edit => edit.file === name)
        .map(({ login, person: writer }) => ({ login, person: writer })),
    ]),
  )
  const { login, name } = person
  const { id, people } = await withStudioStore(studio, ({ transaction }) =>
    transaction(async queries => ({
      id: await storeRequest(queries, {
        login,
        person: name,
        asked: body.asked,
        note: body.note,
        snapshot,
        authors,
      }),
      people: await peopleIn(queries),
    })),
  )
  await git.text(['update-ref', ref(id), snapshot])
  const asked = people.filter(
    found => mayPublish(found) && found.login !== login && [null, found.login].includes(body.asked),
  )
  await tell(studio, asked, {
    subject: { de: `${name} bittet um Freigabe`, en: `${name} asks for approval` },
    says: [
      { de: `${name} bittet Sie um Freigabe.`, en: `${name} asks you for approval.` },
      ...(body.note ? [{ de: `„${body.note}“`, en: `“${body.note}”` }] : []),
      both(studioAddress(studio, `review/${id}`)),
    ],
  })
  return { id }
})

const both = (text: string) => ({ de: text, en: text })

/** The approvals of a file count, and those of legal texts only from somebody who did not write it. */
function isApproved(studio: Studio, request: ApprovalRequest, name: string, verdicts: Verdict[]): boolean {
  const approvers = verdicts
    .filter(verdict => verdict.file === name && verdict.verdict === 'ok')
    .map(({ login }) => login)
  const isBlocked = verdicts.some(verdict => verdict.file === name && verdict.verdict === 'remark')
  if (approvers.length === 0 || isBlocked) return false
  const writers = (request.authors[name] ?? []).map(({ login }) => login)
  // Nobody knows who wrote it, so it may have been the person who asks.
  const known = writers.length > 0 ? writers : [request.login]
  return !needsSecondPerson(studio, name) || hasSecondPerson(known, approvers, undefined)
}

async function openRequest(studio: Studio, id: string): Promise<ApprovalRequest> {
  const request = await withStudioStore(studio, queries => requestById(queries, id))
  if (request?.state !== 'open') throw new Refusal(409, closed)
  return request
}

async function namesIn({ deps: { git, folder } }: Publisher, { snapshot }: ApprovalRequest) {
  const paths = await changedFiles(git, `${snapshot}^`, snapshot, folder)
  return paths.map(path => path.slice(folder.length + 1))
}

const progress = async (studio: Studio, request: ApprovalRequest) => {
  const publisher = await publisherOf(studio)
  const names = await namesIn(publisher, request)
  const verdicts = await withStudioStore(studio, queries => verdictsOf(queries, request.id))
  return {
    files: names.length,
    approved: names.filter(name => isApproved(studio, request, name, verdicts)).length,
    remarks: new Set(verdicts.filter(({ verdict }) => verdict === 'remark').map(({ file }) => file)).size,
  }
}

const open = dataRoute('GET', 'review/open', async ({ studio, person }) => {
  const requests = await withStudioStore(studio, queries => requestsIn(queries, 'open'))
  const people = await withStudioStore(studio, peopleIn)
  return Promise.all(
    requests.map(async request => ({
      id: request.id,
      at: request.at,
      person: request.person,
      isMine: request.login === person.login,
      asked: people.find(({ login }) => login === request.asked)?.name ?? null,
      ...(await progress(studio, request)),
    })),
  )
})
export type OpenRequests = DataOf<typeof open>

const one = dataRoute('GET', 'review/request', async ({ studio, person, query, language }) => {
  const request = await openRequest(studio, query.get('id') ?? '')
  const publisher = await publisherOf(studio)
  const { git, folder } = publisher.deps
  const paths = await changedFiles(git, `${request.snapshot}^`, request.snapshot, folder)
  const described = await describeFiles({ git, studio, folder }, paths, [], language, request.snapshot)
  const [verdicts, remarks] = await withStudioStore(studio, async queries => [
    await verdictsOf(queries, request.id),
    await remarksWhere(queries, 'request_id = $1', request.id),
  ])
  const files = await Promise.all(
    described.map(async changes => {
      const { file: name } = changes
      const path = `${folder}/${name}`
      const writers = request.authors[name] ?? []
      return {
        ...changes,
        authors: [...new Set(writers.map(writer => writer.person))],
        verdicts: verdicts.filter(verdict => verdict.file === name),
        mine: verdicts.find(verdict => verdict.file === name && verdict.login === person.login)?.verdict,
        remarks: remarks.filter(remark => remark.file === name),
        isApproved: isApproved(studio, request, name, verdicts),
        /** A legal text that this person wrote, for somebody else to approve. */
        isOwnLegal: changes.isLegal && writers.some(({ login }) => login === person.login),
        /** The draft has gone on since; what is newer is no part of the request. */
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
  if (verdict === 'ok' && wrote && needsSecondPerson(studio, name)) throw new Refusal(409, ownText)
  return request
}

const verdict = dataRoute('POST', 'review/verdict', async call => {
  const body = await call.json(v.strictObject({ id: uuid, file, verdict: v.picklist(['ok', 'none']) }))
  await judge(call, body.id, body.file, body.verdict)
  const { login, name } = call.person
  await withStudioStore(call.studio, ({ transaction }) =>
    transaction(async queries => {
      await queries.query('DELETE FROM remarks WHERE request_id = $1 AND file = $2 AND person = $3', [
        body.id,
        body.file,
        name,
      ])
      await storeVerdict(queries, body.id, { file: body.file, login, person: name, verdict: body.verdict })
    }),
  )
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
    [`${deps.folder}/${body.file}`],
    [],
    call.language,
    request.snapshot,
  )
  const [only, ...more] = changes?.places ?? []
  const { login, name } = call.person
  await withStudioStore(call.studio, ({ transaction }) =>
    transaction(async queries => {
      await queries.query('DELETE FROM remarks WHERE request_id = $1 AND file = $2 AND person = $3', [
        body.id,
        body.file,
        name,
      ])
      await addRemark(queries, {
        requestId: body.id,
        person: name,
        file: body.file,
        place: only && more.length === 0 ? only.path : [],
        quote: only && more.length === 0 ? (only.texts[0]?.after ?? '') : '',
        text: body.text,
      })
      await storeVerdict(queries, body.id, { file: body.file, login, person: name, verdict: 'remark' })
    }),
  )
})

async function close(
  { studio }: Call,
  request: ApprovalRequest,
  state: 'returned' | 'withdrawn' | 'published',
) {
  const isClosed = await withStudioStore(studio, queries => closeRequest(queries, request.id, state))
  if (!isClosed) throw new Refusal(409, closed)
  const { git } = (await publisherOf(studio)).deps
  await git.text(['update-ref', '-d', ref(request.id)])
}

async function tellAsker(studio: Studio, request: ApprovalRequest, subject: ReturnType<typeof both>) {
  const people = await withStudioStore(studio, peopleIn)
  await tell(
    studio,
    people.filter(({ login }) => login === request.login),
    { subject, says: [subject, both(studioAddress(studio, ''))] },
  )
}

const sendBack = dataRoute('POST', 'review/return', async call => {
  const { id } = await call.json(v.strictObject({ id: uuid }))
  const request = await openRequest(call.studio, id)
  await close(call, request, 'returned')
  const { name } = call.person
  await tellAsker(call.studio, request, {
    de: `${name} hat Ihre Änderungen zurückgegeben`,
    en: `${name} sent your changes back`,
  })
})

const withdraw = dataRoute('POST', 'review/withdraw', async call => {
  const { id } = await call.json(v.strictObject({ id: uuid }))
  const request = await openRequest(call.studio, id)
  if (request.login !== call.person.login) throw new Refusal(409, closed)
  await close(call, request, 'withdrawn')
})

const publish = dataRoute('POST', 'review/publish', async call => {
  const { id } = await call.json(v.strictObject({ id: uuid }))
  const { studio, person } = call
  const request = await openRequest(studio, id)
  const publisher = await publisherOf(studio)
  const { folder } = publisher.deps
  const names = await namesIn(publisher, request)
  const verdicts = await withStudioStore(studio, queries => verdictsOf(queries, id))
  const approved = names.filter(name => isApproved(studio, request, name, verdicts))
  if (approved.length === 0) throw new Refusal(409, nothingApproved)
  const writers = approved.flatMap(name => (request.authors[name] ?? []).map(writer => writer.person))
  const isStarted = await publisher.start({
    request: { kind: 'approved', commit: request.snapshot, files: approved.map(name => `${folder}/${name}`) },
    person: person.name,
    note: request.note,
    authors: [...new Set([...writers, request.person])].filter(name => name !== person.name),
  })
  if (!isStarted) throw new Refusal(409, busy)
  // An approval holds until it is public: what fails is published again without another look.
  void publisher.ended().then(async publication => {
    if (!publication?.outcome || 'why' in publication.outcome) return
    const isWhole = approved.length === names.length
    await close(call, request, isWhole ? 'published' : 'returned')
    await tellAsker(studio, request, {
      de: `${person.name} hat ${isWhole ? 'Ihre Änderungen' : 'einen Teil Ihrer Änderungen'} veröffentlicht`,
      en: `${person.name} published ${isWhole ? 'your changes' : 'some of your changes'}`,
    })
  }, console.error)
})

export const reviewRoutes: Route[] = [reviewers, ask, open, one, verdict, remark, sendBack, withdraw, publish]

/** Says on the start page who waits for approval, and which remarks are open. */
export const reviewWatch: Watch = {
  access: 'publish',
  notices: async studio => {
    if (!studio.login) return []
    const requests = await withStudioStore(studio, queries => requestsIn(queries, 'open'))
    return requests.map(({ id, person }) => ({
      area: 'content' as const,
      wrong: false,
      mark: { de: 'Freigabe', en: 'approval' },
      says: { de: `${person} bittet um Freigabe.`, en: `${person} asks for approval.` },
      href: `review/${id}`,
      action: { de: 'Ansehen', en: 'Review' },
    }))
  },
}

export const remarkWatch: Watch = {
  access: 'edit',
  notices: async studio => {
    if (!studio.login) return []
    const found = await withStudioStore(studio, ({ query }) =>
      query<{ file: string; count: number }>(
        `SELECT file, COUNT(*) AS count FROM remarks
         WHERE done_at IS NULL
           AND (request_id IS NULL OR request_id IN (SELECT id FROM requests WHERE state <> 'open'))
         GROUP BY file ORDER BY file`,
      ),
    )
    return found.map(({ file: name, count }) => ({
      area: 'content' as const,
      wrong: false,
      mark: { de: 'Bemerkung', en: 'remark' },
      says: {
        de: count === 1 ? 'Eine Bemerkung ist offen.' : `${count} Bemerkungen sind offen.`,
        en: count === 1 ? 'One remark is open.' : `${count} remarks are open.`,
      },
      href: `edit/${name.replace(/\.yaml$/, '')}`,
      action: { de: 'Ansehen', en: 'Show' },
    }))
  },
}
