// Words of the screen with the visits.
import type { VisitKind } from '../../service/visits/visit.ts'

const de = {
  title: 'Besuche',
  lead: (from: string, to: string) => `Seitenaufrufe vom ${from} bis heute, ${to}`,
  days: (days: number) => `${days} Tage`,
  period: 'Zeitraum',
  views: (count: string) => `${count} Aufrufe`,
  fewer: (limit: number) => `unter ${limit}`,
  kinds: {
    page: 'Seiten',
    project: 'Projekte',
    sheet: 'Referenzblätter',
    criterion: 'Kriterien',
    site: 'Verweisende Websites',
    missing: 'Adressen, die es nicht gibt',
  } satisfies Record<VisitKind, string>,
  count: 'Aufrufe',
  none: 'Im gewählten Zeitraum ist noch nichts gezählt.',
  noneOfKind: 'Nichts gezählt.',
  how: (limit: number, months: number) =>
    `Gezählt wird ohne Cookies und ohne Einwilligung: nur die Summen eines Tages, ${months} Monate lang. Summen unter ${limit} werden nicht genau angegeben. Wer die Zählung abgelehnt oder JavaScript ausgeschaltet hat, wird nicht gezählt. Neue Aufrufe erscheinen nach etwa einer Minute.`,
  off: 'Diese Website zählt keine Besuche.',
  offHow:
    'Sie können die Zählung in den Angaben zum Büro einschalten („Besuche zählen“), sobald die Datenschutzerklärung sie erwähnt. Solange Matomo verwendet wird, bleibt sie aus.',
  toFirm: 'Zu den Angaben zum Büro',
  more: (n: number) => `und ${n} weitere`,
  missing: {
    title: 'Adressen, die es nicht gibt',
    lead: 'Besucher haben diese Adressen in den letzten 30 Tagen aufgerufen und keine Seite gefunden.',
    none: 'In den letzten 30 Tagen hat niemand eine Adresse aufgerufen, die es nicht gibt.',
    to: (from: string) => `${from} führt zu`,
    choose: 'Seite wählen',
    redirect: 'Umleiten',
    done: (from: string) =>
      `${from} wird umgeleitet, sobald Sie veröffentlichen. Die Umleitung steht im Entwurf und unter Inhalte › Alte Adressen.`,
    count: (n: string) => `${n} Aufrufe`,
  },
}

const en: typeof de = {
  title: 'Visits',
  lead: (from, to) => `Page views from ${from} until today, ${to}`,
  days: days => `${days} days`,
  period: 'Period',
  views: count => `${count} views`,
  fewer: limit => `fewer than ${limit}`,
  kinds: {
    page: 'Pages',
    project: 'Projects',
    sheet: 'Reference sheets',
    criterion: 'Criteria',
    site: 'Referring websites',
    missing: 'Missing pages',
  },
  count: 'Views',
  none: 'Nothing has been counted in this period yet.',
  noneOfKind: 'Nothing counted.',
  how: (limit, months) =>
    `Visits are counted without cookies and without consent: only daily totals, kept for ${months} months. Totals below ${limit} are not shown exactly. Visitors who opted out, or who have JavaScript switched off, are not counted. New views appear after about a minute.`,
  off: 'This website does not count visits.',
  offHow:
    'Switch it on in the details of the firm (“Count visits”) once the privacy policy mentions it. It stays off while Matomo is in use.',
  toFirm: 'Go to the details of the firm',
  more: n => `and ${n} more`,
  missing: {
    title: 'Missing pages',
    lead: 'In the last 30 days visitors opened these addresses but found no page.',
    none: 'In the last 30 days nobody opened an address that does not exist.',
    to: from => `${from} leads to`,
    choose: 'Choose a page',
    redirect: 'Redirect',
    done: from =>
      `${from} will be redirected once you publish. The redirect is in the draft, and under Contents › Redirects.`,
    count: n => `${n} views`,
  },
}

export const visitWords = { de, en }
