import { useId, useState } from 'react'
import { type Role, roles } from '../http/rights.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './access.module.css'
import type { AccessData } from './routes.server.ts'
import { accessWords } from './words.ts'

type Listed = AccessData['people'][number]
type Props = {
  person: Listed | undefined
  problem: string
  onSave: (person: Omit<Listed, 'id'> & { id?: string }) => void
  onRemove: (person: Listed) => void
  /** Ends the sessions of the person in every browser. */
  onEnd: ((person: Listed) => void) | undefined
  onCancel: () => void
}

export function PersonForm({ person, problem, onSave, onRemove, onEnd, onCancel }: Props) {
  const t = useWords(accessWords)
  const [granted, setGranted] = useState<readonly Role[]>(person?.roles ?? ['edit'])
  const [isAsked, setAsked] = useState(false)
  const toggle = (role: Role) =>
    setGranted(granted.includes(role) ? granted.filter(other => other !== role) : [...granted, role])
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const value = (name: string) => String(given.get(name) ?? '')
        onSave({
          ...(person && { id: person.id }),
          name: value('name'),
          login: value('login'),
          email: value('email') || null,
          roles: [...granted],
        })
      }}
    >
      <h2 className={layout.caption}>{person?.name ?? t.newPerson}</h2>
      <Field name="name" label={t.name} value={person?.name} required />
      <Field name="login" label={t.login} hint={t.loginHint} value={person?.login} required />
      <Field name="email" label={t.email} value={person?.email ?? ''} type="email" />
      <fieldset className={styles.roles}>
        <legend>{t.rights}</legend>
        {roles.map(role => (
          <label className={lists.checkbox} key={role}>
            <input
              type="checkbox"
              checked={granted.includes(role) || (role === 'edit' && granted.includes('publish'))}
              disabled={role === 'edit' && granted.includes('publish')}
              onChange={() => toggle(role)}
            />
            <span>{t.roles[role]}</span>
          </label>
        ))}
      </fieldset>
      {problem && <Message>{problem}</Message>}
      <p className={styles.buttons}>
        <Button primary type="submit">
          {t.save}
        </Button>
        <TextButton onClick={onCancel}>{t.cancel}</TextButton>
        {person && onEnd && <TextButton onClick={() => onEnd(person)}>{t.endSessions}</TextButton>}
        {person && (
          <TextButton
            onClick={() => (isAsked ? onRemove(person) : setAsked(true))}
            onBlur={() => setAsked(false)}
          >
            {isAsked ? t.removeSure : t.remove}
          </TextButton>
        )}
      </p>
    </form>
  )
}

type FieldProps = {
  name: string
  label: string
  hint?: string
  value: string | undefined
  type?: 'email'
  required?: boolean
}

function Field({ name, label, hint, value, ...rest }: FieldProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        className={fields.control}
        id={id}
        name={name}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        {...rest}
      />
      {hint && (
        <span className={texts.note} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  )
}
