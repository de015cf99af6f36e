import { Button } from '../Button/Button.tsx'
import css from './Form.module.css'
import type { FormSetup } from './setup.ts'

type Props = {
  setup: FormSetup
  pending: boolean
  disabled: boolean
  /** True if the send button is not red. */
  quiet: boolean
  failed: boolean
}

/** The send button with its notes, and after a failure the advice what to do. */
export function FormFoot({ setup: { texts, phone }, pending, disabled, quiet, failed }: Props) {
  const [before, after] = texts.failed.split('{phone}')
  return (
    <div className={css.foot}>
      {failed && (
        <p className={css.fault} tabIndex={-1} data-result="">
          {before}
          <a href={phone.href}>{phone.shown}</a>
          {after}
        </p>
      )}
      {/* Not disabled while pending, because a disabled button loses the focus and is not read out. */}
      <Button
        type="submit"
        tone={quiet ? 'ink' : 'red'}
        disabled={disabled}
        aria-disabled={pending || undefined}
      >
        {pending ? texts.sending : texts.send}
      </Button>
      <p className="vh" role="status">
        {/* A separate element, because translating browsers replace text nodes that React still refers to. */}
        {pending && <span>{texts.sending}</span>}
      </p>
      <p className="note">{texts.requiredNote}</p>
    </div>
  )
}
