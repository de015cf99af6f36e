// Counts and notices of the inbox for the header and the start page.
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { readStats } from '../../service/admin/stats.ts'
import { type Counter, type Notice, unlessRefused, type Watch } from '../http/route.ts'
import { dueIn } from './due.server.ts'
import { withStore } from './service-store.server.ts'

export const inboxCounter: Counter = {
  name: 'inbox',
  access: 'inbox',
  count: () =>
    withStore(async ({ database }) => {
      const open = await readInquiries(database, { done: false })
      return open.filter(({ erasedAt }) => erasedAt === null).length
    }).catch(unlessRefused(0)),
}

const isAway: Notice = {
  area: 'service',
  wrong: true,
  mark: { de: 'Anfragen', en: 'inquiries' },
  says: {
    de: 'Die Anfragen lassen sich gerade nicht lesen, weil ihre Datenbank nicht antwortet.',
    en: 'The inquiries are unavailable: their database is not responding.',
  },
  href: 'inbox',
  action: { de: 'Noch einmal', en: 'Try again' },
}

/** A mail that waits longer than this needs attention. */
const maxWaitSeconds = 3600

export const inboxWatch: Watch = {
  access: 'inbox',
  notices: studio =>
    withStore(async ({ database }) => {
      const open = (await readInquiries(database, { done: false })).filter(
        ({ erasedAt }) => erasedAt === null,
      )
      const of = (state: string) => open.filter(inquiry => inquiry.state === state)
      const notices: Notice[] = of('parked').map(({ reference, receivedAt }) => ({
        area: 'inbox',
        wrong: true,
        mark: { de: 'unzustellbar', en: 'undeliverable' },
        says: {
          de: `Eine Mail zur Anfrage ${reference} kommt nicht an.`,
          en: `An email about inquiry ${reference} cannot be delivered.`,
        },
        hint: {
          de: `Eingegangen am ${day(receivedAt, 'de')}. Verloren ist nichts.`,
          en: `Received on ${day(receivedAt, 'en')}. Nothing is lost.`,
        },
        href: `inbox/${reference}`,
        action: { de: 'Ansehen', en: 'Show' },
      }))
      const dueOf = dueIn(studio)
      const late = [...of('sent'), ...of('waiting')].filter(({ receivedAt }) => dueOf(receivedAt)?.isLate)
      if (late.length > 0)
        notices.push({
          area: 'inbox',
          wrong: true,
          mark: { de: 'überfällig', en: 'overdue' },
          says: {
            de:
              late.length === 1
                ? 'Eine Anfrage wartet länger auf Antwort als zugesagt.'
                : `${late.length} Anfragen warten länger auf Antwort als zugesagt.`,
            en:
              late.length === 1
                ? 'One inquiry is overdue for a reply.'
                : `${late.length} inquiries are overdue for a reply.`,
          },
          href: late.length === 1 ? `inbox/${late[0]?.reference}` : 'inbox',
          action: { de: 'Ansehen', en: 'Show' },
        })
      const held = of('held').length
      if (held > 0)
        notices.push({
          area: 'inbox',
          wrong: false,
          mark: { de: 'zurückgehalten', en: 'held' },
          says: {
            de: held === 1 ? 'Eine Anfrage ist zurückgehalten.' : `${held} Anfragen sind zurückgehalten.`,
            en: held === 1 ? 'One inquiry is held.' : `${held} inquiries are held.`,
          },
          href: 'inbox',
          action: { de: 'Entscheiden', en: 'Decide' },
        })
      const { oldestUndeliveredSeconds, mails } = await readStats(database)
      const hours = Math.floor(oldestUndeliveredSeconds / 3600)
      if (mails.due > 0 && oldestUndeliveredSeconds > maxWaitSeconds)
        notices.push({
          area: 'service',
          wrong: true,
          mark: { de: 'Mail wartet', en: 'email delayed' },
          says: {
            de: `Seit ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`} wartet eine Mail darauf, dass der Mailserver sie annimmt.`,
            en: `An email has been waiting for the mail server for ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
          },
          href: 'inbox',
          action: { de: 'Ansehen', en: 'Show' },
        })
      return notices
    }).catch(unlessRefused([isAway])),
}

const day = (time: string, language: 'de' | 'en') =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Berlin',
  }).format(new Date(time))
