// What /projects/finder shows: the criteria, and every project unjudged, newest first.
import { type Locale, pathOf } from '../../routes.ts'
import { formSetup } from '../shared/forms.ts'
import { page } from '../shared/page.ts'
import { site } from '../shared/site.ts'
import type { KeptWords } from './KeptInquiry.tsx'
import type { FinderProps } from './ReferenceFinder.island.tsx'

export async function present(locale: Locale) {
  const { hero, form, heads, asks, values, partly, works, clients, clientsInForm, results, key, table } =
    await page('finder', locale)
  const finder: FinderProps = {
    words: { form, heads, asks, values, partly, works, clients, clientsInForm, results, key, table },
    kept: keptWords(locale),
    locale,
  }
  return { hero, finder, quote: formSetup(locale, 'quote') }
}

/** For the bar of kept references, which the list of projects has as well. */
export function keptWords(locale: Locale): KeptWords {
  const { pages, interface: ui } = site(locale)
  const longest = formSetup(locale, 'quote').fields.find(({ name }) => name === 'service')?.max ?? 0
  return {
    bar: pages.finder.kept,
    inquiry: { ...pages.finder.inquiry, close: ui.form.close, longest },
    types: site(locale).categories.flatMap(({ categories }) =>
      categories.map(({ id, label, task }) => ({ id, label: task ?? label.text })),
    ),
    paths: { projects: pathOf('projects', locale), sheets: pathOf('sheets', locale) },
  }
}
