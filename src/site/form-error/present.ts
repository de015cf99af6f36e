// The page that a form without script gets back, with every form in it. A template: the service fills the tokens and keeps
// the form that was sent (service/inquiries/answer-pages.ts).
import { formKinds } from '../../forms/protocol.ts'
import type { Locale } from '../../routes.ts'
import { formSetup } from '../shared/forms.ts'
import { page } from '../shared/page.ts'
import { site } from '../shared/site.ts'

export async function present(locale: Locale) {
  const { hero } = await page('form-error', locale)
  return {
    hero: { heading: hero.heading, lead: '%%SENTENCE%%' },
    forms: formKinds.map(kind => ({
      ...formSetup(locale, kind, '%%PERSON%%'),
      summary: site(locale).forms.answers.summary,
    })),
  }
}
