// Names forms and mails as the content does.
import * as v from 'valibot'
import { formsSchema } from '../../src/content/schemas/forms.ts'
import { mailsSchema } from '../../src/content/schemas/mails.ts'
import { type ServiceTexts, serviceTexts, textsIn } from '../../src/content/service-texts.ts'
import type { FormKind } from '../../src/forms/protocol.ts'
import { wordedFields } from '../../src/forms/words.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { readYaml } from '../content/files.ts'
import type { Studio } from '../http/settings.ts'

export const textsOf = (studio: Studio): ServiceTexts =>
  serviceTexts({
    forms: v.parse(formsSchema, readYaml(studio, 'forms.yaml')),
    mails: v.parse(mailsSchema, readYaml(studio, 'mails.yaml')),
  })

export type TypedField = { name: string; label: string; value: string; isLong: boolean }

/** Everything that was typed, in the form's own order and words. What forms no longer ask for comes last. */
export function typedFields(
  texts: ServiceTexts,
  kind: FormKind,
  fields: Record<string, string>,
  language: ProgramLanguage,
): TypedField[] {
  const words = wordedFields(kind, textsIn(texts, language).forms)
  const known = words.flatMap(({ name, label, choices, kind: type }) => {
    const value = fields[name]
    if (!value) return []
    const displayed = choices?.find(choice => choice.value === value)?.label ?? value
    return [{ name, label, value: displayed, isLong: type === 'text' }]
  })
  const names: string[] = words.map(({ name }) => name)
  const removedFields = Object.entries(fields).filter(([name, value]) => value && !names.includes(name))
  return [
    ...known,
    ...removedFields.map(([name, value]) => ({ name, label: name, value, isLong: value.length > 80 })),
  ]
}
