import { hiddenFields } from '../../forms/protocol.ts'
import css from '../Form/Form.module.css'

/** `id` is the prefix of the ids in this form. */
type Props = { id: string; kind: string; locale: string; person?: string | undefined; trap: string }

/** Adds the fields that a post without scripts needs, and the honeypot that only bots fill in. */
export function HiddenFields({ id, kind, locale, person, trap }: Props) {
  return (
    <>
      <input type="hidden" name={hiddenFields.kind} value={kind} />
      <input type="hidden" name={hiddenFields.locale} value={locale} />
      {person && <input type="hidden" name={hiddenFields.person} value={person} />}
      <p className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{trap}</label>
        <input id={`${id}-trap`} name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </p>
    </>
  )
}
