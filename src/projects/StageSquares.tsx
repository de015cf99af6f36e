import { Fragment } from 'react'
import type { Stages } from './facts.ts'

type Props = { stages: Stages; className: string | undefined; label: string }

/** The nine stages of the HOAI as squares; those the firm was appointed for are filled. */
export function StageSquares({ stages: { from, to }, className, label }: Props) {
  return (
    <span className={className} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(stage => (
        <Fragment key={stage}>
          <i data-done={stage >= from && stage <= to ? '' : undefined}>{stage}</i>{' '}
        </Fragment>
      ))}
    </span>
  )
}
