// Gives a page another address: links to it follow, and the old address redirects to it.
import { type SubmitEvent, useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { slugOf } from '../content/slug.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { addressOf, Link, navigate } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { LinkedPage } from './LinkedPage.tsx'
import type { LinksToPage } from './leave-page.server.ts'
import styles from './pages.module.css'
import { pagesWords } from './words.ts'

export const PageAddress = () => <LinkedPage screen={Moving} />

function Moving({ page: { file, name, address, links } }: { page: LinksToPage }) {
  const t = useWords(pagesWords)
  const { language } = useSession()
  const [next, setNext] = useState(
    () =>
      Object.fromEntries(locales.map(locale => [locale, address[locale]?.slice(1) ?? ''])) as Record<
        Locale,
        string
      >,
  )
  const { problem, attempt } = useAction()
  const move = async (event: SubmitEvent) => {
    event.preventDefault()
    const slugs = Object.fromEntries(locales.map(locale => [locale, slugOf(next[locale] ?? '')]))
    await attempt(async () => {
      await post('pages/move', { file, address: slugs })
      navigate(addressOf(file))
    })
  }
  return (
    <main className={layout.page} id="main">
      <p className={layout.crumb}>
        <Link to="contents">{t.contents}</Link>
        <Link to={addressOf(file)}>{name[language]}</Link>
      </p>
      <div className={layout.pageHead}>
        <h1>{t.addressOf(name[language] ?? file)}</h1>
      </div>
      <form className={styles.newPage} onSubmit={move}>
        <fieldset className={fields.field} aria-label={t.address}>
          <div className={fields.pair}>
            {locales.map(locale => (
              <span key={locale} className={styles.address}>
                {locale === locales[0] ? '/' : `/${locale}/`}
                <input
                  className={fields.control}
                  required
                  aria-label={`${t.address}, ${languageName(locale, language)}`}
                  value={next[locale] ?? ''}
                  onChange={event => setNext({ ...next, [locale]: event.target.value })}
                  onBlur={() => setNext({ ...next, [locale]: slugOf(next[locale] ?? '') })}
                />
              </span>
            ))}
          </div>
        </fieldset>
        <p>{t.moves(links.length)}</p>
        {problem && <Message>{problem}</Message>}
        <p className={styles.actions}>
          <Button type="submit" primary large>
            {t.movePage}
          </Button>
        </p>
        <p className={texts.note}>{t.moveNote}</p>
      </form>
    </main>
  )
}
