// Words for replacing a text or a person.
const de = {
  everywhere: 'Überall ersetzen …',
  alsoElsewhere: (n: number) =>
    n === 1 ? 'Das Alte steht noch an einer Stelle:' : `Das Alte steht noch an ${n} Stellen:`,
  show: 'Zeigen und mitändern',
  title: (old: string, n: number) =>
    n === 0 ? `„${old}“ steht nirgends` : `„${old}“ steht an ${n === 1 ? 'einer Stelle' : `${n} Stellen`}`,
  lead: 'Was angekreuzt ist, wird geändert, alles auf einmal. Rot ist, was neu ist.',
  old: 'Bisher',
  next: 'Neu',
  tick: (place: string) => `Ändern: ${place}`,
  legal: 'Rechtstext',
  follows: 'Wird automatisch angepasst',
  act: (n: number) => (n === 1 ? 'Eine Stelle ersetzen' : `${n} Stellen ersetzen`),
  done: 'Geändert, und im Entwurf gespeichert.',
  draft: 'Nichts wird öffentlich: Es geht in den Entwurf und lässt sich dort einzeln verwerfen.',
  people: 'Personen',
  person: (name: string) => `${name} ersetzen`,
  personLead:
    'Bitte lesen Sie die Sätze: Mit dem Namen müssen sich manchmal auch Wörter wie „er“ oder „ihre“ ändern. Ersetzt wird nur der Name.',
  who: 'Durch wen',
  where: 'Wo der Name steht',
  ticked: { changes: 'angekreuzt heißt: wird geändert', goes: 'angekreuzt heißt: fällt weg' },
  successor: { new: 'neue Person', there: 'jemand, der schon da ist', nobody: 'niemand, nur entfernen' },
  cardStays: 'Die Karte dieser Person bleibt, wie sie ist; die alte fällt weg.',
  cardGoes: 'Die Karte fällt weg, sobald keine Seite sie mehr braucht.',
  byHand: 'Braucht eine andere Person oder andere Worte',
  takeOut: (n: number) =>
    n === 0 ? 'Karte entfernen' : n === 1 ? 'An einer Stelle entfernen' : `An ${n} Stellen entfernen`,
  portrait: 'Standort und Sprachen bleiben, wie sie waren.',
  portraitFollows: 'Standort und Sprachen bleiben, wie sie waren. Das Porträt kommt aus dem Team mit.',
  fields: {
    name: 'Name',
    role: 'Aufgabe',
    position: 'Position',
    phone: 'Telefon',
    email: 'E-Mail',
    portrait: 'Porträt',
  },
  groups: {
    reference: 'Folgt der Karte',
    team: 'Im Team',
    text: 'In Sätzen',
    similar: 'Nur ähnlich',
  },
  replacePerson: 'Ersetzen …',
}

const en: typeof de = {
  everywhere: 'Replace everywhere …',
  alsoElsewhere: n =>
    n === 1 ? 'The old text appears in one more place:' : `The old text appears in ${n} more places:`,
  show: 'Review and replace',
  title: (old, n) =>
    n === 0
      ? `“${old}” does not appear anywhere`
      : `“${old}” appears in ${n === 1 ? 'one place' : `${n} places`}`,
  lead: 'All ticked places change at once. New text is red.',
  old: 'Current text',
  next: 'New text',
  tick: place => `Change: ${place}`,
  legal: 'Legal text',
  follows: 'Updates automatically',
  act: n => (n === 1 ? 'Replace in one place' : `Replace in ${n} places`),
  done: 'Changed and saved to the draft.',
  draft: 'Visitors see nothing yet: the changes go to the draft, where you can discard each of them.',
  people: 'People',
  person: name => `Replace ${name}`,
  personLead:
    'Please read the sentences: words such as “he” or “her” may have to change with the name. Only the name is replaced.',
  who: 'Successor',
  where: 'Where the name appears',
  ticked: { changes: 'ticked places will change', goes: 'ticked places will be removed' },
  successor: { new: 'a new person', there: 'a person already here', nobody: 'none, just remove' },
  cardStays: 'The successor’s card stays as it is; the old card is removed.',
  cardGoes: 'The card is removed as soon as no page needs it.',
  byHand: 'Needs another person or other words',
  takeOut: n => (n === 0 ? 'Remove the card' : n === 1 ? 'Remove in one place' : `Remove in ${n} places`),
  portrait: 'Office and languages are kept.',
  portraitFollows: 'Office and languages are kept. The portrait is taken from the team.',
  fields: {
    name: 'Name',
    role: 'Role',
    position: 'Position',
    phone: 'Phone',
    email: 'Email',
    portrait: 'Portrait',
  },
  groups: {
    reference: 'Linked to the card',
    team: 'In the team',
    text: 'In sentences',
    similar: 'Possible matches',
  },
  replacePerson: 'Replace …',
}

export const peopleWords = { de, en }
