// Creates a page from a pattern, names and addresses. Everything else is written in its form.

import { type SubmitEvent, useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { slugOf } from '../content/slug.ts'
import { KindDrawing } from '../sections/KindDrawing.tsx'
import { post } from '../ui/api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { InLanguages, useLanguageLabel } from '../ui/InLanguages.tsx'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { OptionList } from '../ui/OptionList.tsx'
import { addressOf, navigate } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import type { ContentEntry } from './contents.server.ts'
import styles from './pages.module.css'
import { type PatternName, patterns } from './patterns.ts'
import { pagesWords } from './words.ts'

const names = Object.keys(patterns) as PatternName[]
type Texts = Record<Locale, string>
const inEach = (of: (locale: Locale) => string) =>
  Object.fromEntries(locales.map(locale => [locale, of(locale)])) as Texts

export function NewPage() {
  const t = useWords(pagesWords)
  const { language } = useSession()
  const labelIn = useLanguageLabel()
  const { data } = useData<ContentEntry[]>('contents')
  const [pattern, setPattern] = useState<PatternName | 'copy'>('service')
  const [copy, setCopy] = useState('')
  const [name, setName] = useState<Texts>(inEach(() => ''))
  /** Addresses follow the names until the editor changes them. */
  const [own, setOwn] = useState<Texts>()
  /** True after an attempt without an address: a name in another alphabet gives none. */
  const [isNameless, setNameless] = useState(false)
  const { problem, attempt } = useAction()
  const address = own ?? inEach(locale => slugOf(name[locale] ?? ''))
  const pages = data?.filter(({ hasSections }) => hasSections) ?? []
  const taken = locales.filter(locale => {
    const path = locale === locales[0] ? `/${address[locale]}` : `/${locale}/${address[locale]}`
    return address[locale] !== '' && data?.some(entry => entry.paths?.includes(path))
  })
  const create = async (event: SubmitEvent) => {
    event.preventDefault()
    const slugs = inEach(locale => slugOf(address[locale] ?? ''))
    if (Object.values(slugs).includes('')) {
      setNameless(true)
      return
    }
    const from = pattern === 'copy' ? { copy: copy || pages[0]?.file } : { pattern }
    await attempt(async () => {
      const { file } = await post<{ file: string }>('pages/create', { name, address: slugs, from })
      navigate(addressOf(file))
    })
  }
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <h1>{t.newPage}</h1>
      </div>
      <form className={styles.newPage} onSubmit={create}>
        <fieldset>
          <legend className={layout.sectionHead}>{t.whichPattern}</legend>
          <div className={styles.patterns}>
            {names.map(key => (
              <label key={key} className={styles.pattern}>
                <input
                  type="radio"
                  name="pattern"
                  checked={pattern === key}
                  onChange={() => setPattern(key)}
                />
                <span className={styles.stack} aria-hidden="true">
                  {patterns[key].kinds.map((kind, index) => (
                    <span key={`${index} ${kind}`}>
                      <KindDrawing kind={kind} />
                      <i>{index || ''}</i>
                    </span>
                  ))}
                </span>
                <b>{patterns[key].label[language]}</b>
                <span className={texts.note}>{t.sections(patterns[key].kinds.length)}</span>
              </label>
            ))}
            <label className={styles.pattern}>
              <input
                type="radio"
                name="pattern"
                checked={pattern === 'copy'}
                onChange={() => setPattern('copy')}
              />
              <span className={classes(styles.stack, styles.copyOf)} aria-hidden="true">
                +
              </span>
              <b>{t.copyOf}</b>
              <span className={texts.note}>{t.allTexts}</span>
            </label>
          </div>
        </fieldset>
        {pattern === 'copy' && (
          <select
            className={fields.control}
            aria-label={t.copyOf}
            value={copy || pages[0]?.file}
            onChange={event => setCopy(event.target.value)}
          >
            <OptionList
              of={pages.map(({ file, name: title }) => ({ value: file, label: title[language] }))}
            />
          </select>
        )}
        <fieldset className={fields.field} aria-label={t.name}>
          <div className={fields.label}>
            <span>{t.name}</span>
            <span className={fields.hint}>{t.nameHint}</span>
          </div>
          <InLanguages>
            {locale => (
              <input
                className={classes(fields.control, fields.heading)}
                lang={locale}
                required
                maxLength={200}
                aria-label={labelIn(t.name, locale)}
                placeholder={languageName(locale, language)}
                value={name[locale]}
                onChange={event => setName({ ...name, [locale]: event.target.value })}
              />
            )}
          </InLanguages>
        </fieldset>
        <fieldset className={fields.field} aria-label={t.address}>
          <div className={fields.label}>
            <span>{t.address}</span>
            <span className={fields.hint}>{t.addressHint}</span>
            {!own && (
              <span className={fields.tools}>
                <TextButton about={t.address} onClick={() => setOwn(address)}>
                  {t.change}
                </TextButton>
              </span>
            )}
          </div>
          <InLanguages>
            {locale => (
              <span className={styles.address}>
                {locale === locales[0] ? '/' : `/${locale}/`}
                <input
                  className={fields.control}
                  readOnly={!own && !isNameless}
                  aria-label={labelIn(t.address, locale)}
                  aria-invalid={taken.includes(locale) ? true : undefined}
                  value={address[locale]}
                  onChange={event => setOwn({ ...address, [locale]: event.target.value })}
                  onBlur={() => own && setOwn(inEach(each => slugOf(own[each] ?? '')))}
                />
              </span>
            )}
          </InLanguages>
          {taken.length > 0 && <Message>{t.taken}</Message>}
          {isNameless && Object.values(address).includes('') && <Message>{t.needsAddress}</Message>}
        </fieldset>
        <p className={styles.notYet}>{t.notYet}</p>
        {problem && <Message>{problem}</Message>}
        <p>
          <Button type="submit" primary large disabled={taken.length > 0}>
            {t.createPage}
          </Button>
        </p>
      </form>
    </main>
  )
}
