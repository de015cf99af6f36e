import type { Stages as Range } from '../facts.ts'
import { Stages } from '../Stages.tsx'
import css from './CriteriaForm.module.css'
import type { FinderWords } from './criterion.ts'
import { SelectField } from './SelectField.tsx'
import { numbersTo } from './stages.ts'

type Props = {
  range: Range | undefined
  form: FinderWords['form']
  /** The number of stages in the firm's country. */
  count: number
  last: '' | undefined
  set: (range: Range | undefined) => void
}

/**
 * Asks for a range of stages. If only one end is chosen, the other is filled in. If the ends cross, both get the chosen
 * stage.
 */
export function StagesField({ range, form, count, last, set }: Props) {
  const options = [['', '–'] as const, ...numbersTo(count).map(n => [String(n), String(n)] as const)]
  const choose = (end: 'from' | 'to', value: string) => {
    const stage = Number(value)
    if (!stage) return set(undefined)
    const next = { from: range?.from ?? 1, to: range?.to ?? count, [end]: stage }
    if (next.from > next.to) next.from = next.to = stage
    set(next)
  }
  return (
    <fieldset data-last={last}>
      <legend>{form.stages}</legend>
      <div className={css.two}>
        {(['from', 'to'] as const).map(end => (
          <SelectField
            key={end}
            label={form[end]}
            beside
            value={String(range?.[end] ?? '')}
            onChange={value => choose(end, value)}
            options={options}
          />
        ))}
      </div>
      <Stages className={css.ruler} range={range} count={count} isNumbered />
    </fieldset>
  )
}
