// Creates a project in one step from its picture, name and kind. Everything else can be added in its form.

import { type SubmitEvent, useState } from 'react'
import { pictureFormats } from '../../src/content/picture-formats.ts'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import editorStyles from '../editor/editor.module.css'
import type { Options } from '../editor/routes.server.ts'
import { editorWords } from '../editor/words.ts'
import { PictureChoice } from '../pictures/PictureChoice.tsx'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { InLanguages, LanguageColumns, useLanguageLabel } from '../ui/InLanguages.tsx'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { OptionList } from '../ui/OptionList.tsx'
import { addressOf, navigate } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './pages.module.css'
import { pagesWords } from './words.ts'

export function NewProject() {
  const t = useWords(pagesWords)
  const editorT = useWords(editorWords)
  const { words } = useSession()
  const labelIn = useLanguageLabel()
  const { data: options, reload } = useData<Options>('options')
  const [picture, setPicture] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { problem, attempt } = useAction()
  const create = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const pairOf = (name: string) =>
      Object.fromEntries(locales.map(locale => [locale, data[`${name}-${locale}`]]))
    if (picture === '') return setMissing(true)
    await attempt(async () => {
      const { file } = await post<{ file: string }>('create', {
        title: pairOf('title'),
        category: data.category,
        picture,
        description: pairOf('description'),
        location: data.location,
      })
      navigate(addressOf(file))
    })
  }
  const pair = (name: 'title' | 'description', rows: number) => (
    <fieldset className={fields.field} aria-label={t[name]}>
      <div className={fields.label}>
        <span>{t[name]}</span>
      </div>
      <InLanguages>
        {locale => (
          <textarea
            className={fields.control}
            name={`${name}-${locale}`}
            lang={locale}
            rows={rows}
            required
            aria-label={labelIn(t[name], locale)}
          />
        )}
      </InLanguages>
    </fieldset>
  )
  return (
    <main className={layout.page} id="main">
      <div className={styles.single}>
        <div className={layout.pageHead}>
          <h1>{t.newProject}</h1>
        </div>
        <form className={classes(editorStyles.form, editorStyles.flat)} onSubmit={create}>
          <LanguageColumns className={editorStyles.languages} />
          {pair('title', 1)}
          <fieldset className={fields.field} aria-label={t.picture}>
            <div className={fields.label}>
              <span>{t.picture}</span>
            </div>
            <PictureChoice
              kind="picture"
              name={picture}
              alt={options?.picture?.find(({ value }) => value === picture)?.label}
              least={pictureFormats.card.least}
              onTake={name => void reload().then(() => setPicture(name))}
            />
          </fieldset>
          <div className={fields.field}>
            <div className={fields.label}>
              <label htmlFor="new-category">{t.category}</label>
            </div>
            <select id="new-category" className={fields.control} name="category" required defaultValue="">
              <option value="">{words.choose}</option>
              <OptionList of={options?.category} />
            </select>
          </div>
          {pair('description', 3)}
          <div className={fields.field}>
            <div className={fields.label}>
              <label htmlFor="new-location">{t.location}</label>
            </div>
            <input id="new-location" className={fields.control} name="location" required />
          </div>
          {isMissing && picture === '' && <Message>{t.choosePicture}</Message>}
          {problem && <Message>{problem}</Message>}
          <Button type="submit" primary large>
            {editorT.add}
          </Button>
        </form>
      </div>
    </main>
  )
}
