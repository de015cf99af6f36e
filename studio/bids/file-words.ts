// Words in the files of a bid. They are the bid's language, not that of the Studio.
const de = {
  word: {
    fact: 'Angabe',
    reference: 'Referenz',
    number: 'Nr.',
    asked: 'Verlangt',
    proven: 'Nachweis',
    verdict: 'Ergebnis',
    figure: 'Abbildung',
    page: 'Seite',
    of: 'von',
  },
  matrix: 'Passung',
  requirements: 'Verlangt',
  criterion: 'Kriterium',
  scope: 'Gilt für',
  sentence: 'Wortlaut der Ausschreibung',
  scopes: { each: 'jede Referenz', some: 'mindestens eine', together: 'alle zusammen' },
  verdicts: { met: 'erfüllt', unmet: 'nicht erfüllt', open: 'offen' },
  sheets: 'Referenzblätter',
  form: 'Formblatt',
  list: 'Nachweise',
  contains: 'In diesem Archiv',
  openPoints: 'Offen: davon sagen die ausgegebenen Angaben nichts',
  unmetPoints: 'Nicht erfüllt',
  unknownPlaces: (form: string) => `Nicht ausgefüllt in ${form}`,
  none: 'nichts',
  see: (reference: number) => `siehe Referenz ${reference}`,
}

const en: typeof de = {
  word: {
    fact: 'Fact',
    reference: 'Reference',
    number: 'No.',
    asked: 'Required',
    proven: 'Proof',
    verdict: 'Result',
    figure: 'Figure',
    page: 'Page',
    of: 'of',
  },
  matrix: 'Match',
  requirements: 'Required',
  criterion: 'Criterion',
  scope: 'Applies to',
  sentence: 'Words of the tender',
  scopes: { each: 'each reference', some: 'at least one', together: 'all together' },
  verdicts: { met: 'met', unmet: 'not met', open: 'not known' },
  sheets: 'Reference sheets',
  form: 'Form',
  list: 'Proof',
  contains: 'In this archive',
  openPoints: 'Not known: the facts printed here do not say',
  unmetPoints: 'Not met',
  unknownPlaces: form => `Not filled in ${form}`,
  none: 'nothing',
  see: reference => `see reference ${reference}`,
}

/** A bid in any other language than German has English words around its facts. */
export const fileWords = (language: string): typeof de => (language === 'de' ? de : en)
export type FileWords = typeof de
