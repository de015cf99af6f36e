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
  alsoHere: (name: string) => `Auch hier: ${name}`,
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
  contents: {
    pages: 'Seiten',
    unreadable: 'nicht lesbar',
    lists: 'Listen',
    firm: 'Das Büro',
    projects: 'Projekte',
    newProject: 'Neues Projekt',
  },
  search: {
    title: (words: string) => (words === '' ? 'Wo steht …?' : `Wo steht „${words}“?`),
    found: (n: number, more: number) =>
      n === 0
        ? 'Nirgends.'
        : more > 0
          ? `Die ersten ${n} von ${n + more} Stellen`
          : n === 1
            ? 'Eine Stelle'
            : `${n} Stellen`,
  },
  editor: {
    languages: { de: 'Deutsch', en: 'Englisch' },
    general: 'Allgemein',
    found: 'Name, Suche, Teilen',
    sections: 'Abschnitte',
    wrongHere: 'hier ist etwas zu klären',
    older: 'Englisch älter',
    fits: 'Englisch passt noch',
    former: 'Früher …',
    noFormer: 'Hier stand noch nie etwas anderes.',
    putBack: 'Zurückholen',
    takeOut: 'Weglassen',
    typing: 'Wird gleich gespeichert …',
    saving: 'Wird gespeichert …',
    saved: (time: string) => `Im Entwurf gespeichert, ${time}`,
    unsaved: (n: number) =>
      n === 1
        ? 'Eine Stelle ist zu klären und noch nicht gespeichert'
        : `${n} Stellen sind zu klären und noch nicht gespeichert`,
    away: 'Die Redaktion antwortet nicht; alles bleibt in diesem Browser aufgehoben',
    toFirst: 'Dorthin',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    lost: 'Dieser Text findet seinen Ort nicht mehr, weil jemand den Abschnitt entfernt hat:',
    forget: 'Nicht mehr zeigen',
    conflict: 'Das haben zwei Personen geändert. Welche Fassung soll bleiben?',
    mine: 'Ihre Fassung',
    theirs: 'Die andere Fassung',
    takeMine: 'Meine nehmen',
    takeTheirs: 'Die andere nehmen',
    paragraphs: 'Absätze durch eine leere Zeile',
    places: (places: string[]) => `${places.join(', ')} bleibt im Text stehen`,
    wordsOf: (language: 'de' | 'en'): string => (language === 'de' ? 'deutsche Wörter' : 'englische Wörter'),
    count: (n: number, { from, to }: { from: number; to: number }) =>
      from > 1 ? `${n} Zeichen; gut sind ${from} bis ${to}` : `${n} Zeichen; gut sind höchstens ${to}`,
    bold: 'Fett',
    boldText: 'wichtig',
    linkTo: 'Link zu …',
    linkText: 'mehr dazu',
    writes: (who: string) => `${who} schreibt hier`,
    putIn: 'Einsetzen …',
    putInto: (label: string) => `In „${label}“ einsetzen`,
    choose: 'Bitte wählen',
    least: (n: number) => `mindestens ${n} Pixel breit`,
    noPicture: 'Noch kein Bild',
    swap: 'Tauschen',
    crop: 'Ausschnitt',
    unclearNumber: (readings: string[]) =>
      readings.length === 0
        ? 'Das lässt sich nicht als Zahl lesen. Schreiben Sie nur die Zahl, etwa 1850 oder 6,4.'
        : `Meinen Sie ${readings.join(' oder ')}? Schreiben Sie es so; gespeichert ist noch nichts.`,
    yes: 'ja',
    no: 'nein',
    englishDiffers: 'Im Englischen anders',
    notPublic: 'nicht öffentlich zeigen',
    items: (n: number) => (n === 1 ? 'ein Eintrag' : `${n} Einträge`),
    item: (n: number) => `Eintrag ${n}`,
    add: 'Anlegen',
    addFirst: 'Neu, am Anfang',
    addLast: 'Neu, am Ende',
    newName: 'Name',
    up: (title: string) => `${title}: nach oben`,
    down: (title: string) => `${title}: nach unten`,
    double: (title: string) => `${title}: verdoppeln`,
    remove: (title: string) => `${title}: entfernen`,
    preview: 'Vorschau der Seite',
    previewLanguage: 'Sprache der Vorschau',
    previewWidth: 'Breite der Vorschau',
    widths: { screen: 'Bildschirm', phone: 'Telefon' },
    scale: (width: number, scale: number) =>
      `${width} px · 1 : ${(1 / scale).toFixed(1).replace('.', ',').replace(',0', '')}`,
  },
  replace: {
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
    follows: 'Folgt von selbst',
    act: (n: number) => (n === 1 ? 'Eine Stelle ersetzen' : `${n} Stellen ersetzen`),
    done: 'Geändert, und im Entwurf gespeichert.',
    draft: 'Nichts wird öffentlich: Es geht in den Entwurf und lässt sich dort einzeln verwerfen.',
    people: 'Personen',
    person: (name: string) => `${name} ersetzen`,
    personLead:
      'Lesen Sie die Sätze: Ein Name zieht manchmal anderes mit, wie „er“ oder „ihre“. Geändert wird nur der Name.',
    who: 'Durch wen',
    where: 'Wo der Name steht',
    ticked: { changes: 'angekreuzt heißt: wird geändert', goes: 'angekreuzt heißt: fällt weg' },
    follower: { new: 'neue Person', there: 'jemand, der schon da ist', nobody: 'niemand, nur entfernen' },
    cardStays: 'Die Karte dieser Person bleibt, wie sie ist; die alte fällt weg.',
    cardGoes: 'Die Karte fällt weg, sobald keine Seite sie mehr braucht.',
    byHand: 'Hier braucht es jemand anderen, oder andere Worte',
    takeOut: (n: number) =>
      n === 0 ? 'Karte entfernen' : n === 1 ? 'An einer Stelle entfernen' : `An ${n} Stellen entfernen`,
    portrait:
      'Büro und Sprachen bleiben, wie sie waren. Das Porträt fällt weg; ein neues wählen Sie auf der Karte.',
    portraitFollows: 'Büro und Sprachen bleiben, wie sie waren. Das Porträt kommt aus dem Team mit.',
    fields: { name: 'Name', role: 'Rolle', position: 'Stellung', phone: 'Telefon', email: 'E-Mail' },
    groups: {
      reference: 'Folgt der Karte',
      team: 'Im Team',
      text: 'In Sätzen',
      similar: 'Nur ähnlich',
    },
    replacePerson: 'Ersetzen …',
  },
  project: {
    title: 'Name',
    description: 'Beschreibung',
    category: 'Kategorie',
    location: 'Ort',
    picture: 'Bild',
    pictureHint: 'Eines aus der Liste, oder rechts ein neues hinzufügen: Es wird dann hier gewählt.',
  },
  pictures: {
    add: 'Bild hinzufügen',
    chosen: 'Gewähltes Bild',
    filter: 'Welche Bilder',
    filters: { all: 'Alle', unused: 'Nicht verwendet', open: 'Zu ergänzen' },
    uses: (n: number) =>
      n === 0 ? 'nirgends verwendet' : n === 1 ? 'einmal verwendet' : `${n}-mal verwendet`,
    size: (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('de')} kB`,
    file: 'Datei',
    drop: 'Wählen Sie ein Bild, oder ziehen Sie es hierher. Es wird gedreht, verkleinert und von Angaben der Kamera befreit.',
    title: 'Titel',
    alt: { de: 'Was zu sehen ist, auf Deutsch', en: 'Was zu sehen ist, auf Englisch' },
    origin: 'Herkunft',
    credit: 'Urheber (bei Fotografien nötig)',
    take: 'Aufnehmen',
    taking: 'Wird aufgenommen …',
    chooseFirst: 'Wählen Sie zuerst ein Bild.',
    replace: 'Ersetzen …',
    remove: 'Löschen',
    close: 'Schließen',
    focus: (x: number, y: number) => `Was beim Beschneiden bleibt: ${x} % von links, ${y} % von oben`,
    focusHint:
      'Zeigen Sie auf die Stelle, die beim Beschneiden bleiben soll; mit der Tastatur helfen die Pfeile.',
  },
  start: {
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
  },
}

export type Words = typeof de
