// The words of the bar of saved references, which stand in /projects.json: two pages have it.
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

/** The words of the inquiry about saved references, whose list has as much room as the form's given field. */
export function inquiryWords(
  locale: Locale,
  fields: readonly Pick<WordedField, 'kind' | 'max'>[],
): InquiryWords {
  const { shortlist, form } = site(locale).interface
  return {
    ...shortlist.inquiry,
    close: form.close,
    // The firm may call it as it likes.
    longest: fields.find(({ kind }) => kind === 'given')?.max ?? 0,
  }
}
