// Words of the start page.
const de = {
  openPage: (address: string) => `${address} öffnen`,
  areas: { content: 'Inhalte', inbox: 'Anfragen', service: 'Dienst' },
  all: { inbox: 'Alle Anfragen' },
  draft: 'Im Entwurf',
  toPublish: 'Zusammenfassen und veröffentlichen',
  service: 'Dienst und Mail',
  pages: 'Seiten',
  answers: { label: 'Dienst', yes: 'antwortet', no: 'läuft auf diesem Rechner nicht' },
  mails: 'Mails',
  mailsSaid: (waiting: number, undeliverable: number) =>
    [
      waiting === 0 ? 'keine wartet' : waiting === 1 ? 'eine wartet' : `${waiting} warten`,
      undeliverable > 0 ? `${undeliverable} unzustellbar` : '',
    ]
      .filter(Boolean)
      .join(', '),
  free: 'Platz',
  gigabytes: (n: number) => `${n.toLocaleString('de')} GB frei`,
  count: (n: number) =>
    n === 0
      ? 'Nichts braucht einen Blick.'
      : n === 1
        ? 'Eine Sache braucht einen Blick.'
        : `${n} Dinge brauchen einen Blick.`,
}

const en: typeof de = {
  openPage: address => `Open ${address}`,
  areas: { content: 'Contents', inbox: 'Inquiries', service: 'Service' },
  all: { inbox: 'All inquiries' },
  draft: 'Draft',
  toPublish: 'Review and publish',
  service: 'Service and email',
  pages: 'Pages',
  answers: { label: 'Service', yes: 'running', no: 'not running on this computer' },
  mails: 'Emails',
  mailsSaid: (waiting, undeliverable) =>
    [
      waiting === 0 ? 'none waiting' : `${waiting} waiting`,
      undeliverable > 0 ? `${undeliverable} undeliverable` : '',
    ]
      .filter(Boolean)
      .join(', '),
  free: 'Storage',
  gigabytes: n => `${n.toLocaleString('en')} GB free`,
  count: n =>
    n === 0
      ? 'Nothing needs attention.'
      : n === 1
        ? 'One thing needs attention.'
        : `${n} things need attention.`,
}

export const startWords = { de, en }
