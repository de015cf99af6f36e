// Words for signing in, and for the sessions of a person.
const de = {
  title: 'Anmelden',
  email: 'Ihre E-Mail-Adresse',
  ask: 'Link schicken',
  how: 'Sie bekommen eine Mail mit einem Link. Er gilt zehn Minuten, einmal, und nur in diesem Browser.',
  sent: (email: string) =>
    `Wenn ${email} Zugang hat, ist eine Mail unterwegs. Öffnen Sie den Link darin in diesem Browser.`,
  enter: 'Jetzt anmelden',
  sessions: 'Wo Sie angemeldet sind',
  lead: 'Eine Anmeldung endet nach zwölf Stunden ohne Nutzung, spätestens nach sieben Tagen.',
  since: (when: string) => `angemeldet ${when}`,
  seen: (when: string) => `zuletzt ${when}`,
  isThis: 'dieser Browser',
  end: 'Beenden',
  leave: 'Abmelden',
}

const en: typeof de = {
  title: 'Sign in',
  email: 'Your email address',
  ask: 'Send a link',
  how: 'You will get an email with a link. It works once, for ten minutes, and only in this browser.',
  sent: email => `If ${email} has access, an email is on its way. Open its link in this browser.`,
  enter: 'Sign in now',
  sessions: 'Your sessions',
  lead: 'A session ends after twelve hours without use, and after seven days at the latest.',
  since: when => `signed in ${when}`,
  seen: when => `last used ${when}`,
  isThis: 'this browser',
  end: 'End',
  leave: 'Sign out',
}

export const loginWords = { de, en }
