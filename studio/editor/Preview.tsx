// The real page of the draft, in a frame in which no script runs. The Studio itself marks the text being edited in it
// and listens for clicks.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { elementWith } from '../content/element-with.ts'
import { tell } from '../ui/api.ts'
import buttons from '../ui/buttons.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import barsStyles from './bars.module.css'
import { textAt } from './Conflict.tsx'
import { useEditing } from './context.ts'
import styles from './editor.module.css'
import { refreshFrame, studioStyle } from './refresh-frame.ts'
import { editorWords } from './words.ts'

type Props = {
  place: Path | undefined
  language: Locale
  onLanguage: (language: Locale) => void
  onPick: (file: string, path: Path) => void
}

const widths = { screen: 1280, phone: 390 }
const mark = 'data-studio-here'
const highlight = `[${mark}] { outline: 2px solid #16181a; outline-offset: 4px }`

export function Preview({ place, language, onLanguage, onPick }: Props) {
  const words = useWords(editorWords)
  const { language: spoken } = useSession()
  const { opened, draft, now } = useEditing()
  const [width, setWidth] = useState<keyof typeof widths>('screen')
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.5)
  const page = opened.pages[language] ?? ''
  /** The page whose clicks are handled. Until then a link would lead the frame away. */
  const [listeningPage, setListeningPage] = useState('')
  const text = place ? textAt(now.value, place) : ''

  const show = useCallback(
    (scroll: boolean) => {
      const inside = frame.current?.contentDocument
      inside?.querySelector(`[${mark}]`)?.removeAttribute(mark)
      const element = inside?.body && text !== '' ? elementWith(inside.body, text) : undefined
      element?.setAttribute(mark, '')
      if (!scroll || !element) return
      // Scrolls the page in the frame only: scrollIntoView would move the form on a phone.
      const { top, height } = element.getBoundingClientRect()
      const view = inside?.defaultView
      view?.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: 'instant' })
    },
    [text],
  )
  const latest = useRef(show)
  latest.current = show
  useEffect(() => show(true), [show])

  useEffect(() => {
    const refresh = async () => {
      if (await refreshFrame(frame.current, page)) latest.current(false)
    }
    return draft.onSave(() => void refresh())
  }, [draft, page])

  useEffect(() => {
    const measure = () => setScale(Math.min(1, (box.current?.clientWidth ?? 640) / widths[width]))
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [width])

  const pick = useCallback(
    async (target: Element) => {
      for (const visible of wordsOf(target)) {
        const { place: found } = await tell<{ place: { file: string; path: Path } | null }>('place', {
          text: visible,
          file: opened.file,
          locale: language,
        })
        if (found) return onPick(found.file, found.path)
      }
    },
    [opened.file, language, onPick],
  )
  const loaded = () => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    const style = inside.createElement('style')
    style.setAttribute(studioStyle, '')
    style.textContent = highlight
    inside.head?.append(style)
    inside.addEventListener('click', event => {
      event.preventDefault()
      const target = event.target as Element | null
      if (target?.nodeType === 1) void pick(target)
    })
    latest.current(true)
    setListeningPage(page)
  }
  const height = box.current ? box.current.clientHeight / scale : 1600
  return (
    <>
      <div className={classes(barsStyles.toolbar, barsStyles.previewBar)}>
        {locales.length > 1 && (
          <fieldset className={buttons.segments} aria-label={words.previewLanguage}>
            {locales.map(locale => (
              <button
                key={locale}
                type="button"
                aria-pressed={language === locale}
                onClick={() => onLanguage(locale)}
              >
                {languageName(locale, spoken)}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className={buttons.segments} aria-label={words.previewWidth}>
          {(['screen', 'phone'] as const).map(name => (
            <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
              {words.widths[name]}
            </button>
          ))}
        </fieldset>
        <span className={classes(texts.note, texts.figures, styles.scale)}>
          {words.scale(widths[width], scale)}
        </span>
      </div>
      <div className={styles.preview} ref={box}>
        <iframe
          ref={frame}
          title={words.preview}
          src={page}
          sandbox="allow-same-origin"
          inert={listeningPage !== page}
          style={{ width: widths[width], height, transform: `scale(${scale})` }}
          onLoad={loaded}
        />
      </div>
    </>
  )
}

/** Candidates for the clicked text: the words clicked, those around them, or the picture. */
function wordsOf(target: Element): string[] {
  const picture =
    target.closest('picture')?.querySelector('img') ?? target.closest('img') ?? target.querySelector('img')
  const file = decodeURIComponent(picture?.getAttribute('src') ?? '').match(/media\/([\w.-]+)/)?.[1]
  const around = [target, target.parentElement, target.parentElement?.parentElement]
  const texts = around
    .map(element => element?.textContent?.trim() ?? '')
    .filter(visible => visible !== '' && visible.length < 5000)
  return file && target.textContent?.trim() === '' ? [file, ...texts] : file ? [...texts, file] : texts
}
