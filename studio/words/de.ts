// What the studio itself says, in German. English stands beside it in en.ts, and the types keep both complete.
export const de = {
  tool: 'Redaktion',
  skip: 'Zum Inhalt',
  areas: 'Bereiche',
  menu: 'Menü',
  nav: {
    start: 'Start',
    contents: 'Inhalte',
    pictures: 'Bilder',
    publish: 'Veröffentlichen',
    inbox: 'Anfragen',
  },
  signedIn: (name: string) => `Angemeldet: ${name}`,
  otherLanguage: 'Studio in English',
  loading: 'Wird geladen …',
  nothingHere: 'Diese Seite gibt es in der Redaktion nicht.',
  toStart: 'Zum Anfang',
  away: {
    title: 'Die Redaktion antwortet nicht.',
    says: 'Was Sie geschrieben haben, ist in diesem Browser aufgehoben. Sobald die Redaktion wieder läuft, geht es von selbst weiter.',
  },
  start: {
    openPage: (address: string) => `${address} öffnen`,
    attention: 'Zu klären',
    areas: { content: 'Inhalte', inbox: 'Anfragen', service: 'Dienst' },
    calm: 'Im Moment braucht nichts einen Blick.',
    count: (n: number) =>
      n === 0
        ? 'Nichts braucht einen Blick.'
        : n === 1
          ? 'Eine Sache braucht einen Blick.'
          : `${n} Dinge brauchen einen Blick.`,
  },
}

export type Words = typeof de
