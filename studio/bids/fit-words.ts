// Words for the fit to a tender: projects with their points and sentences, and people.
import type { Scoring } from './points.ts'
import { tenderWords } from './tender-words.ts'

const de = {
  points: tenderWords.de.points,
  atMost: tenderWords.de.atMost,
  criterion: tenderWords.de.criterion,
  internal: 'intern',
  internalProject: 'internes Projekt',
  askFor: (name: string) => `Fehlendes bei ${name} erfragen`,
  matrix: 'Kriterien und Projekte',
  proposal: 'Vorschlag',
  further: (n: number) => `Andere Möglichkeit ${n}`,
  choose: 'Diese nehmen',
  chosen: 'Gewählt',
  open: (n: number) => (n === 0 ? 'alles belegt' : n === 1 ? '1 Angabe offen' : `${n} Angaben offen`),
  noSet: (n: number) => (n === 1 ? 'Kein Projekt deckt alles.' : `Keine ${n} Projekte decken alles.`),
  blocking: (numbers: string) =>
    `Ohne ${numbers.includes(',') ? 'eines der Kriterien' : 'Kriterium'} ${numbers} wäre eine Auswahl möglich.`,
  project: 'Projekt',
  verdicts: { met: 'erfüllt', unmet: 'nicht erfüllt', open: 'nicht bekannt', together: 'zusammen erfüllt' },
  short: (text: string) => `${text} fehlen`,
  pointRange: (least: number, most: number) =>
    least === most ? (least === 1 ? '1 Punkt' : `${least} Punkte`) : `${least} bis ${most} Punkte`,
  fewerPoints: (n: number) => (n === 1 ? '1 Punkt weniger' : `${n} Punkte weniger`),
  pointsTable: 'Punkte der Wertung',
  pointsLead:
    'Von den Stufen eines Kriteriums zählt die höchste, die ein Projekt erfüllt. Was das Gremium wertet, steht nicht darin.',
  scoring: 'Gezählt wird',
  scorings: { each: 'jede Referenz', best: 'die beste Referenz' } satisfies Record<Scoring, string>,
  grades: 'Stufen',
  total: 'Summe',
  sentences: 'Sätze zur Vergleichbarkeit',
  sentencesLead:
    'Aus den Angaben gebaut und für jede Referenz zu ändern. Sie stehen auf den Blättern; ein leerer Satz entfällt.',
  sentencesIn: 'Sprache der Sätze',
  sentence: (title: string, number: number) => `${title}, Kriterium ${number}`,
  noSentence: 'Die Angaben belegen es nicht. Sie können selbst etwas schreiben.',
  fromFacts: 'Satz aus den Angaben',
  copySentences: 'Alle Sätze kopieren',
  copied: 'Kopiert',
  restsOnInternal: 'nutzt Internes',
  peopleProjects: 'Projekte mindestens',
  peopleUse: 'Nutzung',
  anyUse: 'beliebige',
  stageFrom: 'LPH von',
  stageTo: 'LPH bis',
  inYears: 'In den letzten … Jahren (0: immer)',
  mustLead: 'geleitet',
  findPeople: 'Personen suchen',
  peopleFound: (n: number) =>
    n === 0
      ? 'Niemand hat genug Projekte.'
      : n === 1
        ? 'Eine Person hat genug Projekte.'
        : `${n} Personen haben genug Projekte.`,
  led: 'Projektleitung',
  stagesOf: (from: number, to: number) => `LPH ${from === to ? from : `${from}–${to}`}`,
  stagesMissing: (stages: string) => `LPH ${stages} ${stages.includes(',') ? 'fehlen' : 'fehlt'}`,
  gaps: {
    'not-led': 'bearbeitet, nicht geleitet',
    'other-use': 'andere Nutzung',
    'stages-unknown': 'Leistungsphasen nicht bekannt',
    'not-finished': 'noch nicht übergeben',
    'date-unknown': 'Übergabe nicht genau bekannt',
    'too-old': 'früher übergeben',
  },
}

const en: typeof de = {
  points: tenderWords.en.points,
  atMost: tenderWords.en.atMost,
  criterion: tenderWords.en.criterion,
  internal: 'internal',
  internalProject: 'internal project',
  askFor: name => `ask ${name} for the missing facts`,
  matrix: 'Criteria and projects',
  proposal: 'Proposal',
  further: n => `Alternative ${n}`,
  choose: 'Use these',
  chosen: 'Chosen',
  open: n => (n === 0 ? 'all proven' : n === 1 ? '1 fact not known' : `${n} facts not known`),
  noSet: n => (n === 1 ? 'No project covers everything.' : `No set of ${n} projects covers everything.`),
  blocking: numbers =>
    `Without ${numbers.includes(',') ? 'one of the criteria' : 'criterion'} ${numbers} a set would be possible.`,
  project: 'Project',
  verdicts: { met: 'met', unmet: 'not met', open: 'not known', together: 'met together' },
  short: text => `${text} short`,
  pointRange: (least, most) =>
    least === most ? (least === 1 ? '1 point' : `${least} points`) : `${least} to ${most} points`,
  fewerPoints: n => (n === 1 ? '1 point fewer' : `${n} points fewer`),
  pointsTable: 'Points in the scoring matrix',
  pointsLead:
    'Within a criterion, the highest grade that a project meets counts. Points awarded by the jury are not included.',
  scoring: 'What counts',
  scorings: { each: 'each reference', best: 'the best reference' },
  grades: 'Grades',
  total: 'Total',
  sentences: 'Sentences on comparability',
  sentencesLead:
    'Built from the facts; edit them for each reference. They are printed on the sheets; an empty one is left out.',
  sentencesIn: 'Language of the sentences',
  sentence: (title, number) => `${title}, criterion ${number}`,
  noSentence: 'The facts do not prove it. You can write something yourself.',
  fromFacts: 'Sentence from the facts',
  copySentences: 'Copy all sentences',
  copied: 'Copied',
  restsOnInternal: 'uses internal facts',
  peopleProjects: 'Projects, at least',
  peopleUse: 'Use',
  anyUse: 'any',
  stageFrom: 'Stage from',
  stageTo: 'Stage to',
  inYears: 'In the last … years (0: any time)',
  mustLead: 'as lead',
  findPeople: 'Find people',
  peopleFound: n =>
    n === 0
      ? 'Nobody has enough projects.'
      : n === 1
        ? 'One person has enough projects.'
        : `${n} people have enough projects.`,
  led: 'Project lead',
  stagesOf: (from, to) => (from === to ? `stage ${from}` : `stages ${from}–${to}`),
  stagesMissing: stages => `${stages.includes(',') ? 'stages' : 'stage'} ${stages} missing`,
  gaps: {
    'not-led': 'worked on it, not as lead',
    'other-use': 'another use',
    'stages-unknown': 'stages not known',
    'not-finished': 'not handed over yet',
    'date-unknown': 'exact date of handover not known',
    'too-old': 'handed over earlier',
  },
}

export const fitWords = { de, en }
