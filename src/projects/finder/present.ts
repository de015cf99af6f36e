// What /projects/finder shows: the criteria, and every project unjudged, newest first.
import type { Locale } from '../../routes.ts'
import { formSetup } from '../../site/shared/forms.ts'
import { page } from '../../site/shared/page.ts'
import { site } from '../../site/shared/site.ts'
import type { FinderProps } from './ReferenceFinder.island.tsx'

export async function present(locale: Locale) {
  const {
    hero,
    form,
    heads,
    asks,
    values,
    partly,
    works,
    clients,
    clientsInForm,
    results,
    key,
    table,
    inquiry,
  } = await page('finder', locale)
  const { categories, interface: interfaceWords } = site(locale)
  const quote = formSetup(locale, 'quote')
  const finder: FinderProps = {
    words: { form, heads, asks, values, partly, works, clients, clientsInForm, results, key, table },
    inquiry: {
      ...inquiry,
      close: interfaceWords.form.close,
      longest: quote.fields.find(({ name }) => name === 'service')?.max ?? 0,
    },
    types: categories.flatMap(({ categories }) =>
      categories.map(({ id, label, task }) => ({ id, label: task ?? label.text })),
    ),
    locale,
    built: new Date().toISOString().slice(0, 7),
  }
  return { hero, finder, quote }
}
