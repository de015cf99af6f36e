// The texts of the contact service for visitors and the firm. The build writes them to dist/build.json.
import type * as v from 'valibot'
import type { FormDefinitions } from '../forms/definitions.ts'
import { type Locale, locales } from '../routes.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { type InLanguage, inLanguage } from './resolve.ts'
import type { formSchema } from './schemas/form.ts'
import type { FormTexts, formsSchema } from './schemas/form-texts.ts'
import type { mailsSchema } from './schemas/mails.ts'

type Mails = v.InferOutput<typeof mailsSchema>

export type LanguageTexts = {
  locale: Locale
  forms: Pick<FormTexts, 'messages' | 'minimum' | 'answers'> & { definitions: FormDefinitions }
  mails: Omit<InLanguage<Mails>, 'firmLanguage' | 'answerWithin'>
}
export type ServiceTexts = {
  /** The language that the firm reads. */
  firmLanguage: Locale
  /** The languages in the order of the site. */
  languages: readonly LanguageTexts[]
}

type Content = {
  forms: v.InferOutput<typeof formsSchema>
  formDefinitions: Record<string, v.InferOutput<typeof formSchema>>
  mails: Mails
}

export function serviceTexts(
  content: Content,
  valuesIn: (locale: Locale) => PlaceholderValues = () => ({}),
): ServiceTexts {
  const { firmLanguage, answerWithin: _, ...mails } = content.mails
  const { messages, minimum, answers } = content.forms
  const forms = { messages, minimum, answers, definitions: content.formDefinitions }
  const texts = { forms, mails }
  const languages = locales.map(locale => ({ locale, ...inLanguage(texts, locale, valuesIn(locale)) }))
  return { firmLanguage, languages }
}

/** Returns the texts of a language, or of the first one if the site does not have that language. */
export function textsIn({ languages }: ServiceTexts, locale: Locale): LanguageTexts {
  const texts = languages.find(texts => texts.locale === locale) ?? languages[0]
  if (!texts) throw new Error('The service has no texts in any language')
  return texts
}
