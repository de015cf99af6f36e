// Explains values that failed a check of their schema. A message of the schema itself takes precedence.
import type * as v from 'valibot'
import type { ProgramLanguage } from '../i18n/program-language.ts'
import type { Sentence } from './problems.ts'

const choice: Sentence = {
  de: 'muss eines von diesen sein: {needed}; hier steht {received}',
  en: 'must be one of {needed}; it says {received}',
}
const group: Sentence = {
  de: 'muss eine Gruppe von Einträgen sein (bei Texten: je Sprache einer, etwa de); hier steht {received}',
  en: 'must be a group of entries (for text: one for each language, such as en); it says {received}',
}
const missing: Sentence = {
  de: 'fehlt; ergänzen Sie diesen Eintrag',
  en: 'is missing; add this entry',
}
const empty: Sentence = {
  de: 'ist leer; füllen Sie den Eintrag aus, oder entfernen Sie ihn',
  en: 'is empty; write something or remove the entry',
}
const unknown: Sentence = {
  de: 'ist hier nicht bekannt; berichtigen Sie die Schreibweise, oder entfernen Sie den Eintrag',
  en: 'is not known here; correct the spelling or remove the entry',
}

/** The sentences by type of check. {needed} is the expected value, {received} the one in the file. */
const sentences: Partial<Record<string, Sentence>> = {
  picklist: choice,
  literal: choice,
  variant: choice,
  strict_object: group,
  object: group,
  record: group,
  array: { de: 'muss eine Liste sein', en: 'must be a list' },
  string: {
    de: 'muss ein Text sein; setzen Sie ihn in gerade Anführungszeichen: "{received}"',
    en: 'must be text; put it in straight quotes: "{received}"',
  },
  number: {
    de: 'muss eine Zahl sein, ohne Einheit und Anführungszeichen, mit Punkt statt Komma (12.5); hier steht {received}',
    en: 'must be a number, without unit or quotes, such as 12.5; it says {received}',
  },
  boolean: {
    de: 'muss true (ja) oder false (nein) sein; hier steht {received}',
    en: 'must be true or false; it says {received}',
  },
  integer: { de: 'muss eine ganze Zahl sein', en: 'must be a whole number' },
  multiple_of: { de: 'muss ein Vielfaches von {needed} sein', en: 'must be a multiple of {needed}' },
  min_value: { de: 'muss mindestens {needed} sein', en: 'must be at least {needed}' },
  max_value: { de: 'darf höchstens {needed} sein', en: 'must be at most {needed}' },
  length: {
    de: 'braucht {needed} Einträge; es sind {received}',
    en: 'needs {needed} entries; it has {received}',
  },
  min_length: {
    de: 'ist zu kurz; mindestens {needed} Zeichen',
    en: 'is too short; at least {needed} characters',
  },
  max_length: {
    de: 'ist zu lang; höchstens {needed} Zeichen',
    en: 'is too long; at most {needed} characters',
  },
  non_empty: empty,
  email: { de: 'ist keine E-Mail-Adresse', en: 'is not an email address' },
}

/** The sentences for lists, where those above would count characters. */
const listSentences: typeof sentences = {
  min_length: {
    de: 'hat zu wenige Einträge; mindestens {needed}',
    en: 'has too few entries; at least {needed}',
  },
  max_length: {
    de: 'hat zu viele Einträge; höchstens {needed}',
    en: 'has too many entries; at most {needed}',
  },
}

export function explain(issue: v.BaseIssue<unknown>, language: ProgramLanguage): string {
  const { type, expected, received, issues } = issue
  const isAbsent = received === 'undefined' || received === 'null'
  // A value may have one of two forms. The message describes the plain one, which comes first.
  if (type === 'union' && issues?.[0] && !isAbsent) return explain(issues[0], language)
  const sentence = sentenceFor(issue)
  if (!sentence) return issue.message
  const choices = expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')
  const needed = 'requirement' in issue ? String(issue.requirement ?? choices) : choices
  return sentence[language].replace('{needed}', () => needed ?? '').replace('{received}', () => received)
}

function sentenceFor({ type, expected, received, input }: v.BaseIssue<unknown>): Sentence | undefined {
  if (expected === 'never') return unknown
  if (received === 'undefined') return missing
  if (received === 'null') return empty
  return (Array.isArray(input) && listSentences[type]) || sentences[type]
}
