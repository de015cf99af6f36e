// Names forms and mails by their names in the content.
import * as v from 'valibot'
import type { Asked } from '../../service/inquiries/asked.ts'
import { formSchema } from '../../src/content/schemas/form.ts'
import { formsSchema } from '../../src/content/schemas/form-texts.ts'
import { mailsSchema } from '../../src/content/schemas/mails.ts'
import { type ServiceTexts, serviceTexts, textsIn } from '../../src/content/service-texts.ts'
import { hasForm, wordedFields } from '../../src/forms/words.ts'
import { contentFiles, readYaml } from '../content/files.ts'
import type { Studio } from '../http/settings.ts'

export const textsOf = (studio: Studio): ServiceTexts =>
  serviceTexts({
    forms: v.parse(formsSchema, readYaml(studio, 'forms.yaml')),
    formDefinitions: formsOf(studio),
    mails: v.parse(mailsSchema, readYaml(studio, 'mails.yaml')),
  })

/** Leaves out a form with a problem in the draft. The check reports it, and inquiries keep their labels. */
function formsOf(studio: Studio) {
  const files = contentFiles(studio).filter(({ schema }) => schema === formSchema)
  return Object.fromEntries(
    files.flatMap(({ file }) => {
      const { success, output } = v.safeParse(formSchema, readYaml(studio, file))
      return success ? [[file.slice('forms/'.length, -'.yaml'.length), output]] : []
    }),
  )
}

export type TypedField = { name: string; label: string; value: string; isLong: boolean }

/** The name of a kind of inquiry. If its form was removed, the name that was stored with the inquiry. */
export const kindName = (texts: ServiceTexts, language: string, kind: string, asked?: Asked): string =>
  textsIn(texts, language).forms.definitions[kind]?.name ?? asked?.form ?? kind

/** The names of all kinds: those of the present forms, and those with inquiries. */
export function kindNames(texts: ServiceTexts, language: string, kinds: string[]): Record<string, string> {
  const all = [...Object.keys(textsIn(texts, language).forms.definitions), ...kinds]
  return Object.fromEntries(all.map(kind => [kind, kindName(texts, language, kind)]))
}

/**
 * Returns the fields that the visitor filled in, in the form's order and words. Fields that the form no
 * longer has keep the labels they were asked with.
 */
export function typedFields(
  texts: ServiceTexts,
  { kind, fields, asked }: { kind: string; fields: Record<string, string>; asked: Asked | undefined },
  language: string,
): TypedField[] {
  const { forms } = textsIn(texts, language)
  const words = hasForm(kind, forms) ? wordedFields(kind, forms) : []
  const names = [...(asked?.fields ?? []), ...words].map(({ name }) => name)
  return [...new Set([...names, ...Object.keys(fields)])].flatMap(name => {
    const value = fields[name]
    if (!value) return []
    const word = words.find(word => word.name === name)
    const stored = asked?.fields.find(field => field.name === name)
    const option = word?.choices?.find(choice => choice.value === value)?.label
    return {
      name,
      label: word?.label ?? stored?.label ?? name,
      value: option ?? stored?.answer ?? value,
      isLong: word ? word.kind === 'text' : value.length > 80,
    }
  })
}
