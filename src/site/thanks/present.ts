// What a form without script is answered with. A template: the service fills the token (service/inquiries/answer-pages.ts).
import { type Locale, pathOf } from '../../routes.ts'
import { page } from '../shared/page.ts'

export type ThanksPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, reference, home } = await page('thanks', locale)
  return { view: { hero, reference, home: { label: home, href: pathOf('home', locale) } } }
}
