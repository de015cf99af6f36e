import type { ReactNode } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import type { Hit } from '../content/all-texts.ts'
import lists from './lists.module.css'
import { addressOf, Link } from './router.tsx'
import { useSession } from './session.tsx'
import texts from './text.module.css'

type Props = { hits: Hit[]; show?: ((text: string) => ReactNode) | undefined }

/** Lists places of the content by page: the path to each in words, its language, its text, and a link to its field. */
export function HitList({ hits, show = text => text }: Props) {
  const { language } = useSession()
  return [...Map.groupBy(hits, ({ page }) => page)].map(([page, own]) => (
    <section key={page} className={lists.hitGroup}>
      <h2 className={lists.hitHead}>
        {page} <sup>{own.length}</sup>
      </h2>
      <ul className={lists.rows}>
        {own.map(({ file, path, way, text, language: locale }) => (
          <li key={`${path.join('/')} ${text}`} className={lists.hit}>
            <Link className={lists.hitLink} to={addressOf(file, path)}>
              <span className={lists.path}>{way.join(' › ')}</span>
              <span className={texts.note}>{locale && languageName(locale, language)}</span>
              <span lang={locale}>{show(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
