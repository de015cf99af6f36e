// Words of every screen, in both languages; the types keep English complete.
const de = {
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
    visits: 'Besuche',
  },
  signedIn: (name: string) => `Angemeldet: ${name}`,
  alsoHere: (name: string) => `Auch hier: ${name}`,
  access: 'Zugang',
  askApproval: 'Freigabe erbitten',
  otherLanguage: 'Studio in English',
  unreadable: 'Hier fehlt, was sich nicht lesen lässt:',
  loading: 'Wird geladen …',
  nothingHere: 'Diese Seite gibt es in der Redaktion nicht.',
  toStart: 'Zum Anfang',
  away: {
    title: 'Die Redaktion antwortet nicht.',
    says: 'Was Sie geschrieben haben, ist in diesem Browser aufgehoben. Sobald die Redaktion wieder läuft, geht es von selbst weiter.',
  },
  find: 'Wo steht …?',
  choose: 'Bitte wählen',
}

const en: typeof de = {
  tool: 'Studio',
  skip: 'Skip to content',
  areas: 'Areas',
  menu: 'Menu',
  nav: {
    start: 'Start',
    contents: 'Contents',
    pictures: 'Pictures',
    publish: 'Publish',
    inbox: 'Inquiries',
    visits: 'Visits',
  },
  signedIn: name => `Signed in: ${name}`,
  alsoHere: name => `Also here: ${name}`,
  access: 'Access',
  askApproval: 'Ask for approval',
  otherLanguage: 'Redaktion auf Deutsch',
  unreadable: 'Not listed, because the file cannot be read:',
  loading: 'Loading …',
  nothingHere: 'Page not found',
  toStart: 'Back to the start page',
  away: {
    title: 'The Studio is not responding.',
    says: 'Your text is safe in this browser. Saving continues as soon as the Studio is running again.',
  },
  find: 'Search',
  choose: 'Please choose',
}

export const commonWords = { de, en }
