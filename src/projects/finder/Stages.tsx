import { useId } from 'react'
import { Choice } from './Choice.tsx'
import css from './Criteria.module.css'
import type { SetWanted, Wanted } from './wanted.ts'
import type { FinderWords } from './words.ts'

type Props = { wanted: Wanted; form: FinderWords['form']; last: '' | undefined; set: SetWanted }

const nine = Array.from({ length: 9 }, (_, index) => index + 1)
const options = [['', '–'] as const, ...nine.map(n => [String(n), String(n)] as const)]

/** Stages from–to. One end alone brings the other; ends that cross take the other along. */
export function Stages({ wanted: { lph }, form, last, set }: Props) {
  const id = useId()
  const choose = (end: 'from' | 'to', value: string) => {
    const stage = Number(value)
    if (!stage) return set('lph', { lph: undefined })
    const next = { from: lph?.from ?? 1, to: lph?.to ?? 9, [end]: stage }
    if (next.from > next.to) next.from = next.to = stage
    set('lph', { lph: next })
  }
  return (
    <fieldset data-last={last}>
      <legend>{form.stages}</legend>
      <div className={css.two}>
        {(['from', 'to'] as const).map(end => (
          <Choice
            key={end}
            id={`${id}${end}`}
            label={form[end]}
            beside
            value={String(lph?.[end] ?? '')}
            onChange={value => choose(end, value)}
            options={options}
          />
        ))}
      </div>
      <div className={css.ruler} aria-hidden="true">
        {nine.map(stage => (
          <i key={stage} data-on={lph && stage >= lph.from && stage <= lph.to ? '' : undefined}>
            <b>{stage}</b>
          </i>
        ))}
      </div>
    </fieldset>
  )
}
