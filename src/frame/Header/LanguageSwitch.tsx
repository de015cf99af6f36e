import type { LanguageLink } from '../frame.ts'
import css from './LanguageSwitch.module.css'

type Props = { label: string; languages: LanguageLink[] }

/** Shows a link if the site has one other language, or a button that opens a list if it has several. */
export function LanguageSwitch({ label, languages }: Props) {
  const current = languages.find(({ isCurrent }) => isCurrent)
  if (current)
    return (
      <button
        type="button"
        className={css.button}
        data-part="header-cell"
        popoverTarget="languages-menu"
        aria-label={`${current.short}: ${label}`}
      >
        {current.short}
        <svg viewBox="0 0 11 7" aria-hidden="true">
          <path d="M.5 1l5 5 5-5" />
        </svg>
      </button>
    )
  return languages.map(({ href, lang, short, label }) => (
    <a
      key={lang}
      href={href}
      hrefLang={lang}
      lang={lang}
      aria-label={`${short}: ${label}`}
      data-language-switch=""
    >
      {short}
    </a>
  ))
}

/** Shows the list that the button opens. */
export function LanguageMenu({ label, languages }: Props) {
  if (!languages.some(({ isCurrent }) => isCurrent)) return null
  return (
    <div className={css.menu} id="languages-menu" popover="auto">
      <ul aria-label={label}>
        {languages.map(language => (
          <LanguageItem key={language.lang} {...language} />
        ))}
      </ul>
    </div>
  )
}

export function LanguageItem({ href, lang, label, isCurrent }: LanguageLink) {
  return (
    <li>
      <a
        href={href}
        hrefLang={lang}
        lang={lang}
        aria-current={isCurrent || undefined}
        data-language-switch=""
      >
        {label}
      </a>
    </li>
  )
}
