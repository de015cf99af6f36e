// A text in each language of the site.

import { useContext, useRef, useState } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { hintOf, wordingsOf } from '../../src/content/glossary.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { firstLocale, type Locale } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { slugOf } from '../content/slug.ts'
import type { Field } from '../form/form-fields.ts'
import fields from '../ui/fields.module.css'
import { InLanguages, useLanguageLabel } from '../ui/InLanguages.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { textAt } from './Conflict.tsx'
import { type FieldProps, OnlyContext, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { isLossless } from './markdown-html.ts'
import { PlaceholderChoice } from './PlaceholderChoice.tsx'
import { RichText } from './RichText.tsx'
import { editorWords } from './words.ts'

type Pair = Extract<Field, { type: 'pair' }>

export function PairField({ field, ...place }: FieldProps<'pair'>) {
  const { path, label } = place
  const words = useWords(editorWords)
  const { language } = useSession()
  const labelIn = useLanguageLabel()
  const { now, opened } = useEditing()
  const only = useContext(OnlyContext)
  const lang = textAt(now.value, [...path, 'lang'])
  const placeholders = field.placeholders.map(name => `{${name}}`)
  /** Inserts a placeholder into the language in which the editor wrote last. */
  const [writer, setWriter] = useState<{ put: (placeholder: string) => void }>()
  const hint = [
    placeholders.length > 0 && words.placeholders(placeholders),
    lang !== '' && words.wordsIn(languageName(lang, language)),
  ].filter(Boolean)
  return (
    <Frame
      {...place}
      hint={hint.join('; ')}
      tool={writer && <PlaceholderChoice label={label} placeholders={placeholders} onChoose={writer.put} />}
      group
    >
      {({ wrong, about }) => (
        <InLanguages languages={only}>
          {locale => (
            <Language
              field={field}
              path={[...path, locale]}
              label={labelIn(label, locale)}
              onWriting={put => setWriter({ put })}
              about={about}
              isWrong={
                wrong !== undefined &&
                now.problems.some(p => p.file === opened.file && isAt(p.path, path, locale))
              }
            />
          )}
        </InLanguages>
      )}
    </Frame>
  )
}

const isAt = (problem: Path, path: Path, locale: Locale) =>
  problem.length === path.length || problem[path.length] === locale

type LanguageProps = {
  field: Pair
  path: Path
  label: string
  about: string | undefined
  isWrong: boolean
  onWriting: (put: (placeholder: string) => void) => void
}

function Language({ field, path, label, about, isWrong, onWriting }: LanguageProps) {
  const words = useWords(editorWords)
  const { now, change, at } = useEditing()
  const area = useRef<HTMLTextAreaElement>(null)
  const locale = String(path.at(-1))
  const text = textAt(now.value, path)
  // A text that rich text would not restore exactly is edited as Markdown.
  const [isRich] = useState(() => field.kind === 'markdown' && isLossless(text))
  // Hides the line break at the end of a file's paragraphs, but not one that is typed here.
  const [hasEnd] = useState(() => text.endsWith('\n'))
  const write = (value: string) =>
    change({ op: 'set', path, value: hasEnd && value !== '' ? `${value}\n` : value })

  const put = (placeholder: string) => {
    const writing = area.current
    if (!writing) return
    const { selectionStart: from, selectionEnd: to, value } = writing
    write(value.slice(0, from) + placeholder + value.slice(to))
    writing.focus()
    requestAnimationFrame(() =>
      writing.setSelectionRange(from + placeholder.length, from + placeholder.length),
    )
  }

  /** Derives the short name in addresses from the title, so that the editor need not invent one. */
  const nameItem = () => {
    const item = path.slice(0, -2)
    const key = path.at(-2)
    if (locale !== firstLocale() || (key !== 'title' && key !== 'question')) return
    if (valueAt(now.value, [...item, 'id']) === '' && slugOf(text) !== '')
      change({ op: 'set', path: [...item, 'id'], value: slugOf(text) })
  }
  return (
    <>
      {isRich ? (
        <RichText
          text={text}
          lang={locale}
          label={label}
          about={about}
          isWrong={isWrong}
          onWrite={write}
          onWriting={putRich => {
            at(path, locale)
            onWriting(putRich)
          }}
        />
      ) : (
        <textarea
          ref={area}
          className={classes(fields.control, field.kind === 'heading' && fields.heading)}
          lang={locale}
          rows={field.kind === 'markdown' ? 4 : 1}
          aria-label={label}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={about}
          spellCheck
          value={hasEnd ? text.replace(/\n$/, '') : text}
          onChange={event => write(event.target.value)}
          onFocus={() => {
            at(path, locale)
            onWriting(put)
          }}
          onBlur={nameItem}
        />
      )}
      <Terms path={path} />
      {field.length && (
        <p
          className={
            text.length > field.length.to || text.length < field.length.from
              ? classes(texts.note, texts.strong)
              : texts.note
          }
        >
          {words.count(text.length, field.length)}
        </p>
      )}
    </>
  )
}

/** Hints at terms that differ from the glossary. The hint does not block saving. */
function Terms({ path }: { path: Path }) {
  const { language } = useSession()
  const { now, opened } = useEditing()
  const locale = String(path.at(-1))
  const pair = valueAt(now.value, path.slice(0, -1)) as Record<Locale, unknown> | undefined
  const wordings = wordingsOf(pair ?? {}, opened.terms, firstLocale()).filter(own => own.locale === locale)
  return wordings.map(wording => (
    <p key={wording.usual} className={texts.note}>
      {hintOf(wording)[language]}
    </p>
  ))
}
