import { Fragment } from 'react'

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The nine stages of the HOAI as squares; those the firm did are filled. */
export function StageSquares({ stages, label }: { stages: number[]; label: string }) {
  return (
    <span className="a4-stages" role="img" aria-label={label}>
      {nine.map(stage => (
        <Fragment key={stage}>
          <i data-done={stages.includes(stage) ? '' : undefined}>{stage}</i>{' '}
        </Fragment>
      ))}
    </span>
  )
}
