// Words of the start page.
const de = {
  openPage: (address: string) => `${address} öffnen`,
  areas: { content: 'Inhalte', inbox: 'Anfragen', service: 'Dienst' },
  all: { inbox: 'Alle Anfragen' },
  draft: 'Im Entwurf',
  toPublish: 'Durchsehen und veröffentlichen',
  service: 'Dienst und Mail',
  version: 'Version des Programms',
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
  tasks: 'Häufige Aufgaben',
  task: {
    project: 'Neues Projekt',
    page: 'Neue Seite',
    news: 'Neue Meldung',
    job: 'Neue Stelle',
    home: 'Startseite bearbeiten',
    people: 'Personen ändern',
    pictures: 'Bilder hochladen',
    show: 'Entwurf zeigen',
  },
  todo: {
    launch: {
      title: 'Vor dem Start',
      lead: (n: number) => (n === 1 ? 'Eine Sache ist zu tun.' : `${n} Dinge sind zu tun.`),
      none: 'Im Inhalt ist vor dem Start nichts mehr zu tun.',
    },
    outdated: {
      title: 'Übersetzungen, die älter sind',
      lead: (n: number) => (n === 1 ? 'Ein Text ist älter als sein Original.' : `${n} Texte sind älter.`),
      none: 'Alle Übersetzungen sind so neu wie ihr Original.',
    },
    terms: {
      title: 'Begriffe, die anders heißen',
      lead: (n: number) =>
        n === 1 ? 'Ein Text weicht ab.' : `${n} Texte weichen ab. Das sind Hinweise, keine Fehler.`,
      none: 'Alle Texte nennen die Begriffe wie vereinbart.',
    },
  },
}

const en: typeof de = {
  openPage: address => `Open ${address}`,
  areas: { content: 'Contents', inbox: 'Inquiries', service: 'Service' },
  all: { inbox: 'All inquiries' },
  draft: 'Draft',
  toPublish: 'Review and publish',
  service: 'Service and email',
  version: 'Version of the program',
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
  tasks: 'Common tasks',
  task: {
    project: 'New project',
    page: 'New page',
    news: 'New news item',
    job: 'New job',
    home: 'Edit the home page',
    people: 'Edit people',
    pictures: 'Upload pictures',
    show: 'Show the draft',
  },
  todo: {
    launch: {
      title: 'Before launch',
      lead: n => (n === 1 ? 'One thing needs to be done.' : `${n} things need to be done.`),
      none: 'The content is ready for launch.',
    },
    outdated: {
      title: 'Outdated translations',
      lead: n =>
        n === 1 ? 'One text is older than its original.' : `${n} texts are older than their originals.`,
      none: 'All translations are as new as their originals.',
    },
    terms: {
      title: 'Terms that differ from the glossary',
      lead: n => (n === 1 ? 'One text differs.' : `${n} texts differ. These are hints, not errors.`),
      none: 'All texts use the terms of the glossary.',
    },
  },
}

export const startWords = { de, en }
