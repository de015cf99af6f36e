// The inbox: the same functions on the same store as `npm run inquiries`.

import * as v from 'valibot'
import { activityOf, longestNote, recordActivity } from '../../service/admin/activity.ts'
import { toCsv } from '../../service/admin/csv.ts'
import { exportPerson } from '../../service/admin/export.ts'
import { type ListedInquiry, mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { requeue } from '../../service/admin/requeue.ts'
import { answerOf } from '../../service/inquiries/asked.ts'
import { normaliseEmail } from '../../service/inquiries/inquiry.ts'
import type { MailContent } from '../../service/mail/compose.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import { deletedAt, heldMonths } from '../../service/retention/purge.ts'
import { readYaml } from '../content/files.ts'
import { type Answer, type Call, type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import { withStudioStore } from '../http/store.server.ts'
import { accountsOf, mayErase } from './account.server.ts'
import { dueIn } from './due.server.ts'
import { readFigures } from './figures.server.ts'
import { isInTab, listInquiries, selectionOf } from './list.server.ts'
import { replyTo } from './reply.server.ts'
import { type Store, withStore } from './service-store.server.ts'
import { kindName, kindNames, textsOf, typedFields } from './texts.server.ts'

const gone = { de: 'Diese Anfrage gibt es nicht (mehr).', en: 'This inquiry no longer exists.' }
const mistyped = {
  de: 'Das ist nicht die Adresse dieser Person. Es ist nichts gelöscht.',
  en: 'This is not the person’s address. Nothing was erased.',
}
const unmoved = {
  de: 'Daran ist nichts mehr zu ändern: Ihre Mails sind schon unterwegs oder zugestellt.',
  en: 'It is too late to change this: the emails are already being sent or delivered.',
}

const reference = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/))

async function find({ database }: Store, of: string | null): Promise<ListedInquiry> {
  const [inquiry] = of ? await readInquiries(database, { reference: of }) : []
  if (!inquiry) throw new Refusal(404, gone)
  return inquiry
}

const route = <Data>(
  method: Route['method'],
  path: string,
  handle: (call: Call, store: Store) => Promise<Data>,
): Route<Data> => dataRoute(method, `inbox/${path}`, call => withStore(store => handle(call, store)))

const fileRoute = (path: string, handle: (call: Call, store: Store) => Promise<Answer>): Route => ({
  method: 'GET',
  path: `inbox/${path}`,
  handle: call => withStore(store => handle(call, store)),
})

const list = route('GET', 'list', async ({ query, studio, language }, { database }) => {
  const answer = await listInquiries(database, query, dueIn(studio))
  const kinds = answer.inquiries.map(({ kind }) => kind)
  return { ...answer, kinds: kindNames(textsOf(studio), language, kinds) }
})
export type ListData = DataOf<typeof list>

const one = route('GET', 'one', async ({ query, studio, language }, store) => {
  const { database, config } = store
  const inquiry = await find(store, query.get('reference'))
  const texts = textsOf(studio)
  const { kind, asked } = inquiry
  const mails = await mailsOf(database, inquiry.id)
  const [email, name] = [answerOf(inquiry, 'email'), answerOf(inquiry, 'name')]
  const { name: firm } = readYaml(studio, 'firm.yaml') as { name: string }
  return {
    ...inquiry,
    kindName: kindName(texts, language, kind, asked),
    name,
    email,
    phone: inquiry.fields.phone ?? '',
    typed: typedFields(texts, inquiry, language),
    mails: mails.map(({ content, ...mail }) => ({
      ...mail,
      to: (JSON.parse(content) as MailContent).to.address,
    })),
    deeds: await activityOf(database, inquiry.id),
    due: inquiry.doneAt || inquiry.erasedAt ? undefined : dueIn(studio)(inquiry.receivedAt),
    reply: email ? replyTo(texts, { ...inquiry, name, email, firm }) : undefined,
    deletedAt: deletedAt(inquiry, mails, config.retentionMonths)?.toISOString(),
  }
})

export type InquiryData = DataOf<typeof one>

const deed = route('POST', 'deed', async ({ json, person }, { database }) => {
  const body = await json(
    v.variant('what', [
      v.strictObject({ reference, what: v.picklist(['done', 'open']) }),
      v.strictObject({
        reference,
        what: v.literal('note'),
        note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestNote)),
      }),
    ]),
  )
  const note = body.what === 'note' ? body.note : null
  const isDone = await recordActivity(database, body.reference, {
    person: person.name,
    what: body.what,
    note,
  })
  if (!isDone) throw new Refusal(404, gone)
})

const move = route('POST', 'move', async ({ json, person }, { database }) => {
  const body = await json(v.strictObject({ reference, what: v.picklist(['hold', 'release', 'retry']) }))
  const moved = await requeue(database, body.what, body.reference, person.name)
  if (moved === 0) throw new Refusal(409, unmoved)
})

/** Lists what an erasure would remove, before the editor confirms it. */
const erasure = route('GET', 'erasure', async ({ query, studio, language, person }, store) => {
  const { database } = store
  const email = answerOf(await find(store, query.get('reference')), 'email')
  if (!email) throw new Refusal(404, gone)
  const { inquiries } = await exportPerson(database, email)
  const texts = textsOf(studio)
  const address = normaliseEmail(email)
  const account = await withStudioStore(studio, async queries => {
    if ((await accountsOf(queries, address)).length === 0) return undefined
    return (await mayErase(queries, person, address)) ? ('goes' as const) : ('stays' as const)
  })
  return {
    email: address,
    /** Undefined if the person has no account in the Studio. */
    account,
    inquiries: inquiries.map(inquiry => ({
      reference: inquiry.reference,
      receivedAt: inquiry.receivedAt,
      kindName: kindName(texts, language, inquiry.kind, inquiry.asked),
    })),
    mails: inquiries.flatMap(({ mails }) => mails).length,
    undelivered: inquiries.flatMap(({ mails }) => mails).filter(({ state }) => state !== 'sent').length,
    notes: inquiries.flatMap(({ deeds }) => deeds).length,
  }
})

export type ErasurePlan = DataOf<typeof erasure>

/** Removes an account only for an administrator, because an inquiry may contain anyone's address. */
const erase = route('POST', 'erase', async ({ json, person }, store) => {
  const body = await json(v.strictObject({ reference, typed: v.pipe(v.string(), v.maxLength(300)) }))
  const email = answerOf(await find(store, body.reference), 'email')
  if (!email || normaliseEmail(body.typed) !== normaliseEmail(email)) throw new Refusal(409, mistyped)
  return eraseByEmail(store.database, store.config.dataDir, email, {
    mayEraseAccount: queries => mayErase(queries, person, normaliseEmail(email)),
  })
})

const file = (name: string, type: string, bytes: string): Answer => ({
  type,
  bytes,
  headers: { 'content-disposition': `attachment; filename="${name}"` },
})

const person = fileRoute('person', async ({ query }, store) => {
  const inquiry = await find(store, query.get('reference'))
  const email = answerOf(inquiry, 'email')
  if (!email) throw new Refusal(404, gone)
  const record = await exportPerson(store.database, email)
  return file(
    `auskunft-${inquiry.reference}.json`,
    'application/json; charset=utf-8',
    JSON.stringify(record, null, 2),
  )
})

const csv = fileRoute('csv', async ({ query }, { database }) => {
  const inquiries = await readInquiries(database, selectionOf(query))
  const day = new Date().toISOString().slice(0, 10)
  return file(`anfragen-${day}.csv`, 'text/csv; charset=utf-8', toCsv(inquiries.filter(isInTab(query))))
})

const figures = route('GET', 'figures', async ({ studio, language }, { database, config }) => {
  const figureData = await readFigures(database)
  const kinds = kindNames(textsOf(studio), language, Object.keys(figureData.totals))
  return { ...figureData, kinds, retentionMonths: config.retentionMonths, heldMonths }
})
export type FiguresData = DataOf<typeof figures>

export const inboxRoutes = [list, one, deed, move, erasure, erase, person, csv, figures]
