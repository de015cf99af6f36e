// The texts of the shortlist bar. They are in /projects.json, because two pages have the bar.
import type { WordedField } from '../../forms/words.ts'
import { type Locale, pathOf } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import type { InquiryWords } from './ShortlistInquiry.tsx'

export function shortlistWords(locale: Locale) {
  const { inquiry, ...bar } = site(locale).interface.shortlist
  const paths = {
    projects: pathOf('projects', locale),
    finder: pathOf('finder', locale),
    sheets: pathOf('sheets', locale),
  }
  return { bar, paths }
}

/** The texts of the inquiry about saved references, and the length limit of the form's given field, which holds the list. */
export function inquiryWords(
  locale: Locale,
  fields: readonly Pick<WordedField, 'kind' | 'max'>[],
): InquiryWords {
  const { shortlist, form } = site(locale).interface
  return {
    ...shortlist.inquiry,
    close: form.close,
    // The field is found by its kind, because the firm chooses its name.
    longest: fields.find(({ kind }) => kind === 'given')?.max ?? 0,
  }
}
