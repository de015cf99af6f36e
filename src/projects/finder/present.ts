// What /projects/finder shows: the criteria, and every project unjudged, newest first.
import type { Locale } from '../../routes.ts'
import { formSetup } from '../../site/shared/forms.ts'
import { page } from '../../site/shared/page.ts'
import { site } from '../../site/shared/site.ts'
import { thisMonth } from '../catalogue.ts'
import type { FinderProps } from './ReferenceFinder.island.tsx'

export async function present(locale: Locale) {
  const { hero } = await page('finder', locale)
  const { interface: ui } = site(locale)
  const quote = formSetup(locale, 'quote')
  const finder: FinderProps = {
    words: ui.referenceFinder,
    inquiry: {
      ...ui.shortlist.inquiry,
      close: ui.form.close,
      longest: quote.fields.find(({ name }) => name === 'service')?.max ?? 0,
    },
    locale,
    built: thisMonth(),
  }
  return { hero, finder, quote }
}
