// Words for the files of a bid: sheets, forms, archive.

const de = {
  language: 'Sprache der Blätter',
  paper: 'Format',
  papers: { portrait: 'A4 hoch', landscape: 'A4 quer', a3: 'A3 quer' },
  pages: 'Umfang',
  pageCounts: { one: 'eine Seite', two: 'zwei Seiten' },
  textLength: 'Text',
  textLengths: { short: 'kurz', long: 'lang', tender: 'für Bewerbungen' },
  parts: 'Auf den Blättern',
  partNames: { picture: 'Bild', drawing: 'Zeichnung', comparability: 'Sätze zur Vergleichbarkeit' },
  printInternal: 'Interne Angaben mit ausgeben',
  printInternalHint:
    'Sonst steht auf den Blättern, was veröffentlicht oder für Bewerbungen freigegeben ist. Personen beim Bauherrn werden nur mit ihrer Einwilligung genannt.',
  facts: 'Angaben und ihre Reihenfolge',
  factsLead: 'Was kein Häkchen hat, steht auf keinem Blatt, auch die Ansprechperson nicht.',
  up: (label: string) => `${label} nach oben`,
  down: (label: string) => `${label} nach unten`,
  allFacts: 'Wieder alle, in der üblichen Reihenfolge',
  addStatements: 'Erklärungen des Büros beilegen',
  form: 'Formblatt der Vergabestelle (.docx, wenn es eines gibt)',
  formHint:
    'Inhaltssteuerelemente und {{Platzhalter}} werden ausgefüllt; was offen bleibt, steht in der Liste im Archiv.',
  readingForm: 'Das Formblatt wird gelesen …',
  openPlaces: (n: number) =>
    n === 0
      ? 'Alle Stellen des Formblatts werden ausgefüllt.'
      : n === 1
        ? 'Für 1 Stelle des Formblatts fehlt die Angabe.'
        : `Für ${n} Stellen des Formblatts fehlt die Angabe.`,
  openPlacesLead:
    'Geben Sie einmal an, was dort stehen soll. In weiteren Formblättern ist es an Stellen mit demselben Namen schon eingetragen; bitte prüfen Sie es dann.',
  staysEmpty: 'bleibt leer',
  ownText: 'eigener Text',
  textFor: (name: string) => `Text für ${name}`,
  forAll: 'Bewerbung',
  ownFacts: {
    title: 'Projekt',
    location: 'Ort',
    place: 'Ort und Jahr',
    text: 'Text, lang',
    firm: 'Büro',
    procedure: 'Verfahren',
  },
  pictureGaps: {
    denied: (title: string, file: string) =>
      `${title}: ohne Bild. ${file} ist für Druck und Referenzblätter nicht freigegeben; die Zeichnung steht an seiner Stelle.`,
    ended: (title: string, file: string) =>
      `${title}: ohne Bild. Das Recht an ${file} ist abgelaufen; die Zeichnung steht an seiner Stelle.`,
  },
  chooseFirst: 'Wählen Sie zuerst Projekte.',
  confirmFirst: (n: number) =>
    n === 1 ? 'Ein Kriterium ist noch nicht bestätigt.' : `${n} Kriterien sind noch nicht bestätigt.`,
  make: 'Dateien laden',
  making: 'Wird gemacht …',
  print: 'Blätter ansehen und als PDF sichern',
}

const en: typeof de = {
  language: 'Language of the sheets',
  paper: 'Paper',
  papers: { portrait: 'A4 portrait', landscape: 'A4 landscape', a3: 'A3 landscape' },
  pages: 'Length',
  pageCounts: { one: 'one page', two: 'two pages' },
  textLength: 'Text',
  textLengths: { short: 'short', long: 'long', tender: 'for bids' },
  parts: 'On the sheets',
  partNames: { picture: 'Picture', drawing: 'Drawing', comparability: 'Sentences on comparability' },
  printInternal: 'Print internal facts too',
  printInternalHint:
    'Otherwise the sheets contain only facts that are published or released for bids. People at the client are named only with their consent.',
  facts: 'Facts and their order',
  factsLead: 'Facts that are not ticked are left off the sheets, including the contact.',
  up: label => `Move ${label} up`,
  down: label => `Move ${label} down`,
  allFacts: 'Reset to all, in the usual order',
  addStatements: 'Add the firm’s statements',
  form: 'The buyer’s form (.docx, if there is one)',
  formHint:
    'Content controls and {{placeholders}} are filled in; the list in the archive names those that stay empty.',
  readingForm: 'Reading the form …',
  openPlaces: n =>
    n === 0
      ? 'Every field of the form will be filled in.'
      : n === 1
        ? '1 field of the form has no matching fact.'
        : `${n} fields of the form have no matching fact.`,
  openPlacesLead:
    'Enter once what goes there. In later forms, fields with the same name are filled in for you to check.',
  staysEmpty: 'stays empty',
  ownText: 'your own text',
  textFor: name => `Text for ${name}`,
  forAll: 'Bid',
  ownFacts: {
    title: 'Project',
    location: 'Place',
    place: 'Place and year',
    text: 'Text, long',
    firm: 'Firm',
    procedure: 'Procedure',
  },
  pictureGaps: {
    denied: (title, file) =>
      `${title}: no picture. ${file} is not released for print and reference sheets; the drawing takes its place.`,
    ended: (title, file) =>
      `${title}: no picture. The right to use ${file} has ended; the drawing takes its place.`,
  },
  chooseFirst: 'Choose projects first.',
  confirmFirst: n =>
    n === 1 ? 'One criterion is not confirmed yet.' : `${n} criteria are not confirmed yet.`,
  make: 'Download files',
  making: 'Preparing the files …',
  print: 'View the sheets and save as PDF',
}

export const sheetWords = { de, en }
