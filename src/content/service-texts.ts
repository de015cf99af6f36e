// What the contact service says to visitors and to the firm. The build writes it into its record, dist/build.json.
import type * as v from 'valibot'
import { type Locale, locales } from '../routes.ts'
import type { Places } from './places.ts'
import { type InLanguage, inLanguage } from './resolve.ts'
import type { FormTexts, formsSchema } from './schemas/forms.ts'
import type { mailsSchema } from './schemas/mails.ts'

type Mails = v.InferOutput<typeof mailsSchema>

export type LanguageTexts = {
  forms: Pick<FormTexts, 'labels' | 'choices' | 'projectTypes' | 'messages' | 'minimum' | 'answers'>
  mails: Omit<InLanguage<Mails>, 'firmLanguage' | 'answerWithin'>
}
export type ServiceTexts = {
  /** In which language the firm reads. */
  firmLanguage: Mails['firmLanguage']
  de: LanguageTexts
  en: LanguageTexts
}

type Content = { forms: v.InferOutput<typeof formsSchema>; mails: Mails }

export function serviceTexts(
  content: Content,
  placesIn: (locale: Locale) => Places = () => ({}),
): ServiceTexts {
  const { firmLanguage, answerWithin: _, ...mails } = content.mails
  const { labels, choices, projectTypes, messages, minimum, answers } = content.forms
  const inBoth = { forms: { labels, choices, projectTypes, messages, minimum, answers }, mails }
  const texts = locales.map(locale => [locale, inLanguage(inBoth, locale, placesIn(locale))])
  return { firmLanguage, ...Object.fromEntries(texts) }
}
