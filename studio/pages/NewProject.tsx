// A new project in one step: its picture, its name, what it is. Everything else can be added in its form.

import { type SubmitEvent, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import editorStyles from '../editor/editor.module.css'
import type { Options } from '../editor/routes.server.ts'
import { Upload } from '../pictures/Upload.tsx'
import { addressOf } from '../ui/address.ts'
import { post, type Rejection } from '../ui/api.ts'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { navigate } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import { useData } from '../ui/use-data.ts'

export function NewProject() {
  const { words } = useSession()
  const { data: options, again } = useData<Options>('options')
  const [picture, setPicture] = useState('')
  const [wrong, setWrong] = useState('')
  const create = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const pair = (name: string) => ({ de: data[`${name}-de`], en: data[`${name}-en`] })
    try {
      const { file } = await post<{ file: string }>('create', {
        title: pair('title'),
        category: data.category,
        picture,
        description: pair('description'),
        location: data.location,
      })
      navigate(addressOf(file))
    } catch (error) {
      setWrong((error as Rejection).message || words.away.title)
    }
  }
  const pair = (name: 'title' | 'description', rows: number) => (
    <fieldset className={fields.field} aria-label={words.project[name]}>
      <div className={fields.label}>
        <span>{words.project[name]}</span>
      </div>
      <div className={fields.pair}>
        {(['de', 'en'] as const).map(language => (
          <textarea
            key={language}
            className={fields.control}
            name={`${name}-${language}`}
            lang={language}
            rows={rows}
            required
            aria-label={`${words.project[name]}, ${words.editor.languages[language]}`}
          />
        ))}
      </div>
    </fieldset>
  )
  return (
    <main className={layout.twoColumns} id="main">
      <div className={layout.main}>
        <div className={layout.pageHead}>
          <h1>{words.contents.newProject}</h1>
        </div>
        <form className={classes(editorStyles.form, editorStyles.flat)} onSubmit={create}>
          <div className={editorStyles.languages} aria-hidden="true">
            <span>{words.editor.languages.de}</span>
            <span>{words.editor.languages.en}</span>
          </div>
          <div className={fields.field}>
            <div className={fields.label}>
              <label htmlFor="new-picture">{words.project.picture}</label>
            </div>
            <div className={fields.picture}>
              {picture ? (
                <img src={thumbnailOf(picture, 320)} alt="" />
              ) : (
                <span className={fields.noPicture} />
              )}
              <div>
                <select
                  id="new-picture"
                  className={fields.control}
                  required
                  value={picture}
                  onChange={event => setPicture(event.target.value)}
                >
                  <option value="">{words.editor.choose}</option>
                  {options?.picture?.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label.slice(0, 80)}
                    </option>
                  ))}
                </select>
                <p className={texts.note}>{words.project.pictureHint}</p>
              </div>
            </div>
          </div>
          {pair('title', 1)}
          <div className={fields.field}>
            <div className={fields.label}>
              <label htmlFor="new-category">{words.project.category}</label>
            </div>
            <select id="new-category" className={fields.control} name="category" required defaultValue="">
              <option value="">{words.editor.choose}</option>
              {options?.category?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {pair('description', 3)}
          <div className={fields.field}>
            <div className={fields.label}>
              <label htmlFor="new-location">{words.project.location}</label>
            </div>
            <input id="new-location" className={fields.control} name="location" required />
          </div>
          {wrong && <Message>{wrong}</Message>}
          <button type="submit" className={classes(buttons.button, buttons.primary, buttons.large)}>
            {words.editor.add}
          </button>
        </form>
      </div>
      <aside className={layout.side} aria-label={words.pictures.add}>
        <div className={layout.sideHead}>
          <h2>{words.pictures.add}</h2>
        </div>
        <Upload
          onAdded={name => {
            void again().then(() => setPicture(name))
          }}
        />
      </aside>
    </main>
  )
}
