import { fill } from '../../i18n/fill.ts'
import { CloseCross } from '../Button/CloseCross.tsx'
import type { Outcome as Result } from './deliver.ts'
import css from './Outcome.module.css'
import type { FormSetup } from './setup.ts'

type Props = {
  texts: FormSetup['texts']
  outcome: Result
  reopen: () => void
  dismiss: () => void
}

/**
 * Shows that a request has failed, or the reference of a sent one. Keys make React create a new paragraph, because a
 * translating browser may have replaced the text nodes of the old one.
 */
export function OutcomeNote({ texts: { notArrived, toasts }, outcome, reopen, dismiss }: Props) {
  return (
    <div className={css.note} data-tone={outcome.accepted ? 'good' : 'bad'} data-result="" tabIndex={-1}>
      {outcome.accepted ? (
        <p key="arrived">
          <b>{toasts.sentTitle}</b>{' '}
          {outcome.reference && fill(toasts.reference, { reference: outcome.reference })}
        </p>
      ) : (
        <p key="not-arrived">
          {notArrived}{' '}
          <button type="button" className={css.reopen} onClick={reopen}>
            {toasts.reopen}
          </button>
        </p>
      )}
      <button type="button" className={css.dismiss} aria-label={toasts.close} onClick={dismiss}>
        <CloseCross />
      </button>
    </div>
  )
}
