// The card of a person without one. Role and number are taken over from the person who leaves.

import { pictureFormats } from '../../src/content/picture-formats.ts'
import { classes } from '../../src/styles/classes.ts'
import { PictureChoice } from '../pictures/PictureChoice.tsx'
import fields from '../ui/fields.module.css'
import { InLanguages, useLanguageLabel } from '../ui/InLanguages.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { Person } from './mentions.server.ts'
import { peopleWords } from './words.ts'

type Props = { person: Person; onChange: (person: Person) => void; isFromTeam: boolean }

export function CardForm({ person, onChange, isFromTeam }: Props) {
  const t = useWords(peopleWords)
  const labelIn = useLanguageLabel()
  const line = (name: 'name' | 'phone' | 'email') => (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={`person-${name}`}>
        {t.fields[name]}
      </label>
      <input
        className={classes(fields.control, name === 'name' && fields.heading)}
        id={`person-${name}`}
        required
        value={person[name]}
        onChange={event => onChange({ ...person, [name]: event.target.value })}
      />
    </div>
  )
  const pair = (name: 'role' | 'position') => {
    const value = person[name]
    return (
      value && (
        <fieldset className={fields.field} aria-label={t.fields[name]}>
          <div className={fields.label}>
            <span>{t.fields[name]}</span>
          </div>
          <InLanguages>
            {locale => (
              <input
                className={fields.control}
                lang={locale}
                required
                aria-label={labelIn(t.fields[name], locale)}
                value={value[locale]}
                onChange={event =>
                  onChange({ ...person, [name]: { ...value, [locale]: event.target.value } })
                }
              />
            )}
          </InLanguages>
        </fieldset>
      )
    )
  }
  return (
    <>
      {line('name')}
      {pair('role')}
      {pair('position')}
      {line('phone')}
      {line('email')}
      {!isFromTeam && (
        <fieldset className={fields.field} aria-label={t.fields.portrait}>
          <div className={fields.label}>
            <span>{t.fields.portrait}</span>
          </div>
          <PictureChoice
            kind="portrait"
            name={person.portrait ?? ''}
            alt={undefined}
            least={pictureFormats.portrait.least}
            onTake={portrait => onChange({ ...person, portrait })}
          />
        </fieldset>
      )}
      <p className={texts.note}>{isFromTeam ? t.portraitFollows : t.portrait}</p>
    </>
  )
}
