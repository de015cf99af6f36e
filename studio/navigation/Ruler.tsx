// Shows the bar of the site in its true width, in every language. It measures the site's own page in a frame.

import { useCallback, useEffect, useRef, useState } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { useEditing } from '../editor/context.ts'
import { refreshFrame } from '../editor/refresh-frame.ts'
import { TextButton, TextLink } from '../ui/Button.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { type BarSize, measureBar } from './measure.ts'
import styles from './navigation.module.css'
import { navigationWords } from './words.ts'

/** The narrowest screen with a bar; below it the site shows its menu (src/frame/Header/Header.module.css). */
const barWidth = 1120

export function Ruler() {
  const t = useWords(navigationWords)
  return (
    <section aria-labelledby="ruler">
      <div className={layout.sectionHead}>
        <h2 id="ruler">{t.bar(barWidth)}</h2>
        <span className={texts.note}>{t.trueWidth}</span>
      </div>
      {locales.map(locale => (
        <Bar key={locale} locale={locale} />
      ))}
    </section>
  )
}

function Bar({ locale }: { locale: Locale }) {
  const t = useWords(navigationWords)
  const { language } = useSession()
  const { opened, draft } = useEditing()
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState<BarSize>()
  const page = opened.pages[locale] ?? '/'
  const measure = useCallback(async () => {
    await frame.current?.contentDocument?.fonts.ready
    setSize(measureBar(frame.current?.contentDocument))
  }, [])
  useEffect(() => {
    const refresh = async () => {
      if (await refreshFrame(frame.current, page)) await measure()
    }
    return draft.onSave(() => void refresh())
  }, [draft, page, measure])
  return (
    <>
      {/* The bar is wider than most windows, so it scrolls within its section. */}
      <section
        className={styles.ruler}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t.ruler(languageName(locale, language))}
      >
        <iframe
          ref={frame}
          title={t.ruler(languageName(locale, language))}
          src={page}
          sandbox="allow-same-origin"
          inert
          width={barWidth}
          height={size?.height ?? 81}
          onLoad={() => void measure()}
        />
        <div className={styles.dimensions} aria-hidden="true" style={{ width: barWidth }}>
          {size?.entries.map(({ name, left, width }) => (
            <span key={name} style={{ left, width }}>
              {width}
            </span>
          ))}
        </div>
      </section>
      <div className={styles.verdict}>
        <p role="status" className={size && size.spare < 0 ? texts.wrong : texts.secondary}>
          {size && size.spare < 0 && <LineIcon name="stop" />}
          {languageName(locale, language)}:{' '}
          {size ? (size.spare < 0 ? t.tooWide(-size.spare) : t.fits(size.spare)) : t.loading}
        </p>
        {size && size.spare < 0 && <Remedies size={size} locale={locale} />}
      </div>
    </>
  )
}

/** Offers to remove the last entry of the bar, or to shorten the widest name. */
function Remedies({ size, locale }: { size: BarSize; locale: Locale }) {
  const t = useWords(navigationWords)
  const { now, change, options } = useEditing()
  const direct = (valueAt(now.value, ['direct']) ?? []) as string[]
  const last = direct.at(-1)
  const entries = size.entries.slice(-direct.length)
  const widest = entries.toSorted((a, b) => b.width - a.width)[0]
  const page = widest && direct[entries.indexOf(widest)]
  const nameOf = (id: string) => options.page?.find(({ value }) => value === id)?.label ?? id
  return (
    <>
      {last && (
        <TextButton onClick={() => change({ op: 'remove', path: ['direct', direct.length - 1] })}>
          {t.takeOut(nameOf(last))}
        </TextButton>
      )}
      {page && <TextLink to={`edit/pages/${page}#nav/${locale}`}>{t.shorten(widest.name)}</TextLink>}
    </>
  )
}
