import type { ReactNode } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import fields from './fields.module.css'
import { useSession } from './session.tsx'

type Props = { languages?: readonly Locale[] | undefined; children: (locale: Locale) => ReactNode }

/** A part for each language of a text: two side by side, more below each other, each with its code. */
export function InLanguages({ languages = locales, children }: Props) {
  return (
    <div
      className={classes(
        fields.pair,
        (languages.length === 1 || locales.length > 2) && fields.single,
        locales.length > 2 && fields.named,
      )}
    >
      {languages.map(locale => (
        <div
          key={locale}
          className={fields.text}
          data-language={locales.length > 1 ? locale.toUpperCase() : undefined}
        >
          {children(locale)}
        </div>
      ))}
    </div>
  )
}

/** Names a field after its language, where a site has several. */
export function useLanguageLabel(): (label: string, locale: Locale) => string {
  const { language } = useSession()
  return (label, locale) => (locales.length > 1 ? `${label}, ${languageName(locale, language)}` : label)
}

/** Names the columns of a form whose texts are in two languages. */
export function LanguageColumns({ className }: { className: string | undefined }) {
  const { language } = useSession()
  if (locales.length !== 2) return null
  return (
    <div className={className} aria-hidden="true">
      {locales.map(locale => (
        <span key={locale}>{languageName(locale, language)}</span>
      ))}
    </div>
  )
}
