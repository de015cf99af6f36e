// A text with bold words, lists and links, as visitors see it. The file holds Markdown.

import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useWords } from '../ui/session.tsx'
import { LinkForm } from './LinkForm.tsx'
import { cleaned, htmlOf, markdownOf } from './markdown-html.ts'
import styles from './rich-text.module.css'
import { editorWords } from './words.ts'

type Props = {
  text: string
  lang: string
  label: string
  about: string | undefined
  isWrong: boolean
  onWrite: (markdown: string) => void
  /** Passes on a function that inserts a text at the cursor. */
  onWriting: (put: (text: string) => void) => void
}

/** The commands of the browser keep its own undo, unlike direct changes of the document. */
const command = (name: string, value?: string) => document.execCommand(name, false, value)

export function RichText({ text, lang, label, about, isWrong, onWrite, onWriting }: Props) {
  const t = useWords(editorWords)
  const area = useRef<HTMLDivElement>(null)
  const selection = useRef<Range>(null)
  const [isLinking, setLinking] = useState(false)
  useEffect(() => {
    const element = area.current
    if (element && markdownOf(element) !== text.trim()) element.innerHTML = htmlOf(text)
  }, [text])
  const write = () => area.current && onWrite(markdownOf(area.current))
  const remember = () => {
    const chosen = document.getSelection()
    if (chosen?.rangeCount && area.current?.contains(chosen.anchorNode))
      selection.current = chosen.getRangeAt(0)
  }
  /** Restores the selection that a button or a list of targets took away. */
  const inText = (act: () => void) => {
    area.current?.focus()
    const chosen = document.getSelection()
    if (selection.current && chosen) {
      chosen.removeAllRanges()
      chosen.addRange(selection.current)
    }
    act()
    write()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    if (html) command('insertHTML', cleaned(html))
    else command('insertText', event.clipboardData.getData('text/plain'))
  }
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    remember()
    setLinking(true)
  }
  const link = (href: string | undefined, name: string) => {
    setLinking(false)
    inText(() => {
      if (href === undefined) command('unlink')
      // A text that never had the focus has no selection.
      else if (!selection.current || selection.current.collapsed)
        command('insertHTML', htmlOf(`[${name}](${href})`).replace(/<\/?p>/g, ''))
      else command('createLink', href)
    })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no links and lists */}
      <div
        ref={area}
        className={classes(fields.control, styles.rich)}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={about}
        lang={lang}
        spellCheck
        onInput={write}
        onPaste={paste}
        onKeyDown={keys}
        onBlur={remember}
        onFocus={() => {
          command('defaultParagraphSeparator', 'p')
          onWriting(put => inText(() => command('insertText', put)))
        }}
      />
      <div className={styles.tools}>
        <TextButton about={label} title={t.shortcut('B')} onClick={() => inText(() => command('bold'))}>
          {t.bold}
        </TextButton>
        <TextButton about={label} onClick={() => inText(() => command('insertUnorderedList'))}>
          {t.bulletList}
        </TextButton>
        <TextButton about={label} onClick={() => inText(() => command('insertOrderedList'))}>
          {t.numberedList}
        </TextButton>
        <TextButton
          about={label}
          title={t.shortcut('K')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {t.link}
        </TextButton>
      </div>
      {isLinking && <LinkForm current={linkAt(selection.current)} locale={lang} onLink={link} />}
    </>
  )
}

/** The target of the link that the selection is in. */
function linkAt(range: Range | null): string | undefined {
  const node = range?.commonAncestorContainer
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest('a')?.getAttribute('href') ?? undefined
}
