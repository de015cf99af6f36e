// Words of the project table, and for data pasted into it.
import type { Problem } from './cell-text.ts'

const de = {
  title: 'Projekte als Tabelle',
  projects: 'Projekte',
  empty: 'Noch kein Projekt. Legen Sie das erste an; danach lassen sich Angaben aus einer Tabelle einfügen.',
  newProject: 'Neues Projekt',
  paste: 'Aus Tabelle einfügen',
  save: 'Als CSV sichern',
  withInternal: 'auch nicht öffentliche Angaben',
  file: 'projekte.csv',
  all: 'Alle',
  incomplete: 'Es fehlt etwas',
  inDraft: 'Im Entwurf',
  filter: 'Welche Projekte',
  languages: 'Sprachen der Wörter',
  every: 'alle',
  number: 'Nr.',
  project: 'Projekt',
  missing: 'fehlt',
  internal: 'nicht öffentlich',
  missingCount: (n: number) =>
    n === 0
      ? 'Keine Angabe fehlt.'
      : n === 1
        ? 'Eine Angabe fehlt. Die Website lässt ihre Zeile weg.'
        : `${n} Angaben fehlen. Die Website lässt ihre Zeilen weg.`,
  keys: 'Eingabe speichert, Tab geht weiter, F2 ändert, Entf leert, Strg + V fügt Zellen ein, Strg + Z nimmt zurück.',
  at: (project: string, column: string) => `${project}, ${column}`,
  problem: ({ what, readings }: Problem, text: string) =>
    ({
      number:
        readings.length > 0
          ? `„${text}“: Meinen Sie ${readings.join(' oder ')}?`
          : `„${text}“ ist keine Zahl. Etwa „1.850“ oder „31 Mio.“.`,
      month: `„${text}“ ist kein Monat. Etwa „August 2026“ oder „2026“.`,
      choice: `„${text}“ steht nicht zur Wahl.`,
      range: `„${text}“ sind keine Leistungsphasen. Etwa „1–8“.`,
      needed: 'Diese Angabe braucht jedes Projekt.',
    })[what],
  conflict: 'Jemand anders hat diese Angabe inzwischen geändert.',
  show: 'Zur Zelle',
  mine: 'Meine nehmen',
  theirs: 'Die andere nehmen',
  away: 'Die Redaktion antwortet nicht; was Sie geschrieben haben, bleibt in diesem Browser.',
  pasteTitle: 'Aus Tabelle einfügen',
  pasteLead:
    'Kopieren Sie in Ihrer Tabelle die Zeilen mit der Kopfzeile, und fügen Sie sie hier ein. Eine Spalte nennt die Projekte.',
  pasteHere: 'Kopierte Zellen',
  load: 'CSV laden …',
  noHead: 'Die erste Zeile nennt weder Projekte noch eine bekannte Spalte.',
  wouldChange: (n: number) =>
    n === 0
      ? 'Nichts würde sich ändern'
      : n === 1
        ? 'Eine Angabe würde sich ändern'
        : `${n} Angaben würden sich ändern`,
  nothingYet: 'Noch ist nichts gespeichert. Neues ist rot, Unverändertes grau.',
  pasted: 'Eingefügt',
  rowsAndColumns: (rows: number, columns: number) =>
    `${rows} ${rows === 1 ? 'Zeile' : 'Zeilen'}, ${columns} ${columns === 1 ? 'Spalte' : 'Spalten'}`,
  changed: 'Neu oder anders',
  changedIn: (n: number, projects: number) =>
    `${n} ${n === 1 ? 'Angabe' : 'Angaben'} in ${projects} ${projects === 1 ? 'Projekt' : 'Projekten'}`,
  unclear: 'Nicht verstanden',
  unclearCells: (cells: number, rows: number, columns: string[]) =>
    [
      cells > 0 ? `${cells} ${cells === 1 ? 'Zelle' : 'Zellen'}` : '',
      rows > 0 ? `${rows} ${rows === 1 ? 'Zeile' : 'Zeilen'}` : '',
      columns.length > 0
        ? `${columns.length === 1 ? 'Spalte' : 'Spalten'} ${columns.map(name => `„${name}“`).join(', ')}`
        : '',
    ]
      .filter(Boolean)
      .join(', ') || 'nichts',
  from: (name: string, factor: number) =>
    `aus „${name}“${factor > 1 ? `, × ${factor.toLocaleString('de')}` : ''}`,
  take: (name: string) => `Übernehmen: ${name}`,
  nothingNew: 'nichts neu',
  stays: (column: string) => `${column} bleibt, wie es ist`,
  unknownProject: 'Dieses Projekt gibt es nicht.',
  assign: 'Zuordnen',
  apply: (n: number) => (n === 1 ? 'Eine Angabe übernehmen' : `${n} Angaben übernehmen`),
  cancel: 'Abbrechen',
  applyNote:
    'Wird als eine Änderung im Entwurf gespeichert, die Sie in einem Schritt rückgängig machen können. Leere Zellen löschen nichts. Zahlen gelten für alle Sprachen.',
  applied: (n: number) => (n === 1 ? 'Eine Angabe ist im Entwurf.' : `${n} Angaben sind im Entwurf.`),
  undo: 'Rückgängig',
}

const en: typeof de = {
  title: 'Projects as a table',
  projects: 'Projects',
  empty: 'There are no projects yet. Create the first one; you can then paste facts from a spreadsheet.',
  newProject: 'New project',
  paste: 'Paste from a spreadsheet',
  save: 'Save as CSV',
  withInternal: 'with facts that are not public',
  file: 'projects.csv',
  all: 'All',
  incomplete: 'Incomplete',
  inDraft: 'In draft',
  filter: 'Filter projects',
  languages: 'Languages of the texts',
  every: 'all',
  number: 'No.',
  project: 'Project',
  missing: 'missing',
  internal: 'not public',
  missingCount: n =>
    n === 0
      ? 'No fact is missing.'
      : n === 1
        ? 'One fact is missing. The website leaves its line out.'
        : `${n} facts are missing. The website leaves their lines out.`,
  keys: 'Enter saves, Tab moves on, F2 edits, Delete clears, Ctrl + V pastes cells, Ctrl + Z undoes.',
  at: (project, column) => `${project}, ${column}`,
  problem: ({ what, readings }, text) =>
    ({
      number:
        readings.length > 0
          ? `“${text}”: did you mean ${readings.join(' or ')}?`
          : `“${text}” is not a number. Write 1,850 or 31 million, for example.`,
      month: `“${text}” is not a month. Write August 2026 or 2026, for example.`,
      choice: `“${text}” is not one of the choices.`,
      range: `“${text}” is not a range of stages. Write 1–8, for example.`,
      needed: 'Every project needs this fact.',
    })[what],
  conflict: 'Another person changed this fact in the meantime.',
  show: 'Go to the cell',
  mine: 'Keep mine',
  theirs: 'Keep the other',
  away: 'The Studio is not responding; your text is safe in this browser.',
  pasteTitle: 'Paste from a spreadsheet',
  pasteLead:
    'Copy the rows in your spreadsheet with their header row, and paste them here. One column must name the projects.',
  pasteHere: 'Copied cells',
  load: 'Load CSV …',
  noHead: 'The first row names neither projects nor a known column.',
  wouldChange: n =>
    n === 0 ? 'Nothing would change' : n === 1 ? 'One fact would change' : `${n} facts would change`,
  nothingYet: 'Nothing has been changed yet. New values are red, unchanged ones grey.',
  pasted: 'Pasted',
  rowsAndColumns: (rows, columns) =>
    `${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns} ${columns === 1 ? 'column' : 'columns'}`,
  changed: 'New or different',
  changedIn: (n, projects) =>
    `${n} ${n === 1 ? 'fact' : 'facts'} in ${projects} ${projects === 1 ? 'project' : 'projects'}`,
  unclear: 'Not understood',
  unclearCells: (cells, rows, columns) =>
    [
      cells > 0 ? `${cells} ${cells === 1 ? 'cell' : 'cells'}` : '',
      rows > 0 ? `${rows} ${rows === 1 ? 'row' : 'rows'}` : '',
      columns.length > 0
        ? `${columns.length === 1 ? 'column' : 'columns'} ${columns.map(name => `“${name}”`).join(', ')}`
        : '',
    ]
      .filter(Boolean)
      .join(', ') || 'nothing',
  from: (name, factor) => `from “${name}”${factor > 1 ? `, × ${factor.toLocaleString('en')}` : ''}`,
  take: name => `Apply: ${name}`,
  nothingNew: 'nothing new',
  stays: column => `${column} stays as it is`,
  unknownProject: 'There is no such project.',
  assign: 'Assign',
  apply: n => (n === 1 ? 'Apply one fact' : `Apply ${n} facts`),
  cancel: 'Cancel',
  applyNote:
    'Saves to the draft as one change, which you can undo in one step. Empty cells do not clear anything. Numbers apply to all languages.',
  applied: n => (n === 1 ? 'One fact is in the draft.' : `${n} facts are in the draft.`),
  undo: 'Undo',
}

export const projectWords = { de, en }
