// What a schema found, as a sentence that says what to do.
import type * as v from 'valibot'
import type { Locale } from '../routes.ts'
import type { Sentence } from './problems.ts'

/** The message of a schema that wrote one, and a sentence by the kind of mistake for all others. */
export function explain(issue: v.BaseIssue<unknown>, language: Locale): string {
  const inner = inPlainForm(issue)
  return inner ? explain(inner, language) : (explanation(issue)?.[language] ?? issue.message)
}

/** Of a value that may have one of two forms: what is wrong with it in the plain one. */
function inPlainForm({ type, received, issues }: v.BaseIssue<unknown>): v.BaseIssue<unknown> | undefined {
  return type === 'union' && received !== 'undefined' && received !== 'null' ? issues?.[0] : undefined
}

function explanation(issue: v.BaseIssue<unknown>): Sentence | undefined {
  const { type, expected, received, input } = issue
  const needed = 'requirement' in issue ? String(issue.requirement) : ''
  if (expected === 'never') return unknownEntry(issue.path?.at(-1)?.value)
  if (received === 'undefined')
    return { de: 'fehlt; ergänzen Sie diesen Eintrag', en: 'is missing; add this entry' }
  if (received === 'null')
    return {
      de: 'ist leer; schreiben Sie etwas hinein oder nehmen Sie den Eintrag heraus',
      en: 'is empty; write something or take the entry out',
    }
  switch (type) {
    case 'picklist':
    case 'literal':
    case 'variant': {
      const choices = expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')
      return {
        de: `muss eines von diesen sein: ${choices}; hier steht ${received}`,
        en: `must be one of ${choices}; it says ${received}`,
      }
    }
    case 'strict_object':
    case 'object':
    case 'record':
      return {
        de: `muss eine Gruppe von Einträgen sein (bei Texten: de und en), nach jedem Doppelpunkt ein Leerzeichen; hier steht ${received}`,
        en: `must be a group of entries (for text: de and en), with a space after each colon; it says ${received}`,
      }
    case 'array':
      return {
        de: 'muss eine Liste sein; jeder Eintrag beginnt mit einem Strich und einem Leerzeichen',
        en: 'must be a list; begin each entry with a dash and a space',
      }
    case 'string':
      return {
        de: `muss ein Text sein; setzen Sie ihn in gerade Anführungszeichen: "${input}"`,
        en: `must be text; put it in straight quotes: "${input}"`,
      }
    case 'number':
      return {
        de: `muss eine Zahl sein, ohne Einheit und Anführungszeichen, mit Punkt statt Komma (12.5); hier steht ${received}`,
        en: `must be a number, without unit or quotes, such as 12.5; it says ${received}`,
      }
    case 'integer':
      return { de: 'muss eine ganze Zahl sein', en: 'must be a whole number' }
    case 'boolean':
      return {
        de: `muss true (ja) oder false (nein) sein; hier steht ${received}`,
        en: `must be true or false; it says ${received}`,
      }
    case 'multiple_of':
      return { de: `muss ein Vielfaches von ${needed} sein`, en: `must be a multiple of ${needed}` }
    case 'min_value':
      return { de: `muss mindestens ${needed} sein`, en: `must be at least ${needed}` }
    case 'max_value':
      return { de: `darf höchstens ${needed} sein`, en: `must be at most ${needed}` }
    case 'length':
      return {
        de: `braucht genau ${needed} Einträge; es sind ${received}`,
        en: `needs exactly ${needed} entries; it has ${received}`,
      }
    case 'min_length':
      return {
        de: `braucht mindestens ${needed === '1' ? 'einen Eintrag' : `${needed} Einträge`}`,
        en: `needs at least ${needed === '1' ? 'one entry' : `${needed} entries`}`,
      }
    case 'max_length':
      return {
        de: `hat Platz für höchstens ${needed} Einträge`,
        en: `has room for ${needed} entries at most`,
      }
    case 'non_empty':
      return {
        de: 'ist leer; schreiben Sie den Text oder nehmen Sie den Eintrag heraus',
        en: 'is empty; write the text or take the entry out',
      }
    case 'email':
      return { de: 'ist keine E-Mail-Adresse', en: 'is no e-mail address' }
  }
  return undefined
}

/** Of `{ de: Haus, Hof }` the parser makes an entry "Hof" with nothing in it. */
function unknownEntry(input: unknown): Sentence {
  return input === null
    ? {
        de: 'ist hier kein Eintrag; wenn es zu einem Text mit Komma gehört, setzen Sie den ganzen Text in gerade Anführungszeichen "…"',
        en: 'is no entry here; if it belongs to a text with a comma, put the whole text in straight quotes "…"',
      }
    : {
        de: 'ist hier nicht bekannt; berichtigen Sie die Schreibweise oder nehmen Sie den Eintrag heraus',
        en: 'is not known here; correct the spelling or take the entry out',
      }
}
