import { useEffect, useRef } from 'react'
import type { FormSetup } from '../../forms/setup.ts'
import { Button } from '../Button/Button.tsx'
import css from './Form.module.css'

type Props = {
  setup: FormSetup
  pending: boolean
  /** Red belongs to the errors while there are any. */
  faulty: boolean
  failed: boolean
}

/** The send button with what stands beside it, and after a failure what to do now. */
export function FormFoot({ setup: { texts, phone }, pending, faulty, failed }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [before, after] = texts.offline.split('{phone}')

  // A disabled button loses the focus; whoever waited on it gets it back.
  useEffect(() => {
    if (failed && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button')?.focus()
  }, [failed])

  return (
    <div className={css.foot} ref={place}>
      {failed && (
        <p className={css.fault}>
          {before}
          <a href={phone.href}>{phone.shown}</a>
          {after}
        </p>
      )}
      <Button type="submit" tone={faulty || failed ? 'ink' : 'red'} disabled={pending}>
        {pending ? texts.sending : texts.send}
      </Button>
      <p className="note">{texts.requiredNote}</p>
    </div>
  )
}
