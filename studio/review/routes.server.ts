import * as v from 'valibot'
import { studioAddress, tell } from '../access/mail.server.ts'
import { pathIn } from '../content/published.ts'
import { editsOf } from '../http/authors.server.ts'
import { peopleIn } from '../http/people.server.ts'
import { rightsOf } from '../http/rights.ts'
import { type Call, type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { inStudioStore, withStudioStore } from '../http/store.server.ts'
import { publisherOf } from '../publish/open-publisher.server.ts'
import { busy, choice, chosen, refuseOvertaken } from '../publish/routes.server.ts'
import { judgingRoutes } from './judge.server.ts'
import { approvedFiles, closed, namesIn, openRequest } from './open-request.server.ts'
import {
  type ApprovalRequest,
  closeRequest,
  requestsIn,
  storeRequest,
  verdictsOf,
} from './requests.server.ts'
import { sideRoutes } from './sides.server.ts'

const nothingApproved = {
  de: 'Noch ist nichts freigegeben.',
  en: 'Nothing is approved yet.',
}

const uuid = v.pipe(v.string(), v.uuid())
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
  const parts = await chosen(publisher, studio, body)
  const edits = await editsOf(studio, body.files)
  let snapshot = ''
  const isAlone = await publisher
    .alone(async worktree => {
      await worktree.checkOut(await git.text(['rev-parse', 'HEAD']))
      await worktree.copyDraft(parts)
      snapshot = await worktree.commit('Bitte um Freigabe', person.name)
    })
    .catch(refuseOvertaken)
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
  const { id, people } = await inStudioStore(studio, async queries => ({
    id: await storeRequest(queries, {
      login,
      person: name,
      asked: body.asked,
      note: body.note,
      snapshot,
      authors,
    }),
    people: await peopleIn(queries),
  }))
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

const progress = async (studio: Studio, request: ApprovalRequest) => {
  const publisher = await publisherOf(studio)
  const names = await namesIn(publisher, request)
  const verdicts = await withStudioStore(studio, queries => verdictsOf(queries, request.id))
  return {
    files: names.length,
    approved: (await approvedFiles(studio, request, names, verdicts)).length,
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
  const approved = await approvedFiles(studio, request, names, verdicts)
  if (approved.length === 0) throw new Refusal(409, nothingApproved)
  const writers = approved.flatMap(name => (request.authors[name] ?? []).map(writer => writer.person))
  const isStarted = await publisher.start({
    request: {
      kind: 'commit',
      commit: request.snapshot,
      files: approved.map(name => pathIn(folder, name)),
    },
    person: person.name,
    note: request.note,
    authors: [...new Set([...writers, request.person])].filter(name => name !== person.name),
  })
  if (!isStarted) throw new Refusal(409, busy)
  // An approval stays valid until its publication succeeds. A failed one can be repeated without another review.
  void publisher
    .ended()
    .then(async publication => {
      if (!publication?.outcome || 'why' in publication.outcome) return
      const isWhole = approved.length === names.length
      await close(call, request, isWhole ? 'published' : 'returned')
      await tellAsker(studio, request, {
        de: `${person.name} hat ${isWhole ? 'Ihre Änderungen' : 'einen Teil Ihrer Änderungen'} veröffentlicht`,
        en: `${person.name} published ${isWhole ? 'your changes' : 'some of your changes'}`,
      })
    })
    // The request may have been withdrawn or returned in the meantime.
    .catch(console.error)
})

export const reviewRoutes: Route[] = [
  reviewers,
  ask,
  open,
  ...judgingRoutes,
  ...sideRoutes,
  sendBack,
  withdraw,
  publish,
]
