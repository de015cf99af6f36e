// What people write who do not know YAML, recognised by its line and named in their words.
import type { YAMLError } from 'yaml'
import type { Sentence } from './problems.ts'

type Rule = { line: RegExp; says: Sentence }

const entry = String.raw`^\s*(?:- +)*(?:[\w-]+: +)?`

/** Never right, whatever the parser makes of it. */
const always: Rule[] = [
  {
    line: /^(<{7}|={7}|>{7})( |$)/,
    says: {
      de: 'zwei Personen haben dieselben Zeilen geändert; behalten Sie eine Fassung und löschen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>',
      en: 'two people changed the same lines; keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>',
    },
  },
  {
    line: /\ufffd/,
    says: {
      de: 'hier ist ein Buchstabe verlorengegangen (�); schreiben Sie ihn neu und speichern Sie die Datei als UTF-8',
      en: 'a letter was lost here (�); write it again and save the file as UTF-8',
    },
  },
  {
    line: /^ *[\u00a0\u2000-\u200b\u202f\u3000]/,
    says: {
      de: 'beginnt mit einem besonderen Leerzeichen, das aus einem anderen Programm stammt; ersetzen Sie es durch gewöhnliche',
      en: 'begins with a special space that came from another program; replace it by ordinary ones',
    },
  },
]

export const curlyQuotes: Sentence = {
  de: 'typografische Anführungszeichen („“) halten einen Text nicht zusammen; setzen Sie gerade (") darum',
  en: 'curly quotes (“”) do not hold a text together; put straight ones (") around it',
}

export const cutByHash: Sentence = {
  de: 'alles nach dem # wird nicht gelesen; setzen Sie den Text in gerade Anführungszeichen "…", oder eine Notiz in eine eigene Zeile',
  en: 'everything after the # is not read; put the text in straight quotes "…", or a note on a line of its own',
}

export const specialStart: Sentence = {
  de: 'ein Text, der mit diesem Zeichen beginnt, gehört in gerade Anführungszeichen "…"',
  en: 'a text that begins with this sign needs straight quotes "…"',
}

/** Looked for in this order, on the line where the parser stopped. */
const whenStopped: Rule[] = [
  {
    line: /^\s*(- *)?\t/,
    says: {
      de: 'ist mit einem Tabulator eingerückt; nehmen Sie je Stufe zwei Leerzeichen',
      en: 'is indented with a tab; use two spaces for each step',
    },
  },
  {
    line: new RegExp(`${entry}("[^"“”„]*[“”„]\\s*$|[„“”])`),
    says: curlyQuotes,
  },
  {
    line: new RegExp(`${entry}("(?:[^"\\\\]|\\\\.)*|'(?:[^']|'')*)$`),
    says: {
      de: 'das Anführungszeichen, das hier beginnt, wird nicht geschlossen; setzen Sie ans Ende des Textes dasselbe Zeichen',
      en: 'the quote that opens here is not closed; put the same sign at the end of the text',
    },
  },
  {
    line: new RegExp(`${entry}("(?:[^"\\\\]|\\\\.)*"|'(?:[^']|'')*')\\s*[^\\s#,}\\]:]`),
    says: {
      de: 'nach dem schließenden Anführungszeichen geht der Text weiter; nehmen Sie innen „ und “, außen " und "',
      en: 'the text goes on after the closing quote; use “ and ” inside, and " outside',
    },
  },
  {
    line: new RegExp(`${entry}([@%\`*&!|>]|\\[[^\\]]*\\] *\\S|\\{[^}]*\\} *[^ }])`),
    says: specialStart,
  },
  {
    line: /^[^{]*\{[^}]*$/,
    says: {
      de: 'die geschweifte Klammer { wird nicht geschlossen; setzen Sie ans Ende }, und Texte darin in Anführungszeichen',
      en: 'the brace { is not closed; put } at the end, and texts within it in quotes',
    },
  },
  {
    line: /\{.*\}/,
    says: {
      de: 'in { } steht zwischen den Einträgen ein Komma, und jeder Text mit Komma oder Doppelpunkt in Anführungszeichen: { de: "…", en: "…" }',
      en: 'within { } a comma stands between the entries, and a text with a comma or colon in quotes: { de: "…", en: "…" }',
    },
  },
  {
    line: /^\s*(- +)?[\w-]+:[^\s/]/,
    says: { de: 'nach dem Doppelpunkt gehört ein Leerzeichen', en: 'put a space after the colon' },
  },
  {
    line: /^\s*-[^\s\d-]/,
    says: { de: 'nach dem Strich gehört ein Leerzeichen', en: 'put a space after the dash' },
  },
  {
    line: /^\s*(- +)?[\w-]+: +[^"'{[|>].*: /,
    says: {
      de: 'der Text enthält einen Doppelpunkt; setzen Sie den ganzen Text in gerade Anführungszeichen "…"',
      en: 'the text has a colon in it; put the whole text in straight quotes "…"',
    },
  },
]

const byCode: Partial<Record<YAMLError['code'], Sentence>> = {
  DUPLICATE_KEY: {
    de: 'dieser Name kommt in derselben Gruppe zweimal vor; behalten Sie einen Eintrag',
    en: 'this name occurs twice in the same group; keep one entry',
  },
  MULTIPLE_DOCS: {
    de: 'eine Zeile aus Strichen (---) beendet die Datei; nehmen Sie sie heraus',
    en: 'a line of dashes (---) ends the file; take it out',
  },
  BAD_DQ_ESCAPE: {
    de: 'vor \\ in Anführungszeichen gehört ein zweites: \\\\',
    en: 'within quotes write \\ twice: \\\\',
  },
  TAG_RESOLVE_FAILED: specialStart,
  BAD_ALIAS: specialStart,
}

const indentation: Sentence = {
  de: 'passt nicht zu den Zeilen darüber: was zusammengehört, steht gleich weit eingerückt, je Stufe zwei Leerzeichen, und nach jedem Namen ein Doppelpunkt',
  en: 'does not fit the lines above: what belongs together is indented alike, two spaces for each step, with a colon after each name',
}

export type Found = { line: number; says: Sentence }

export function neverRight(lines: string[]): Found[] {
  return lines.flatMap((text, index) =>
    always.filter(rule => rule.line.test(text)).map(({ says }) => ({ line: index + 1, says })),
  )
}

/** Where the parser stopped is not always where the mistake is: an open quote or brace swallows what follows. */
export function whyStopped({ code, message }: YAMLError, at: number, opened: number, lines: string[]): Found {
  const says = byCode[code]
  if (says) return { line: at, says }
  const swallowed = /^(Missing closing|Flow)/.test(message)
  const line = swallowed ? opened : at
  const text = lines[line - 1] ?? ''
  const rule = whenStopped.find(({ line: mistake }) => mistake.test(text))
  if (rule) return { line, says: rule.says }
  // A line that is indented further than the one above, which says something already.
  return { line: code === 'BLOCK_AS_IMPLICIT_KEY' ? line + 1 : line, says: indentation }
}
