import { useId, useLayoutEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { roman } from '../facts.ts'
import { Choice } from './Choice.tsx'
import css from './Criteria.module.css'
import { Typed } from './Typed.tsx'
import type { Criterion, SetWanted, Wanted } from './wanted.ts'
import { type Speaking, typedMonth, typedNumber } from './words.ts'

type Props = {
  wanted: Wanted
  speaking: Speaking
  marked: (criterion: Criterion) => '' | undefined
  set: SetWanted
}

const rows = [2, 3, 4, 5, 6, 7, 8]

/** What tenders seldom ask for: folded, with the number of those chosen; open where the address has some. */
export function RareCriteria({ wanted, speaking, marked, set }: Props) {
  const id = useId()
  const { words, locale, write } = speaking
  const { form } = words
  const { row, zone, nuf, vat, until, listed, funded } = wanted
  const count = [row, zone, nuf, vat, until, listed, funded].filter(value => value !== undefined).length
  const details = useRef<HTMLDetailsElement>(null)
  const asks = count > 0
  // The attribute is not React's: the visitor may have opened the fields before this script ran.
  useLayoutEffect(() => {
    if (asks && details.current) details.current.open = true
  }, [asks])
  const number = (text: string) => typedNumber(text, locale)
  const box = (label: string, checked: true | undefined, change: (on: true | undefined) => void) => (
    <label className={css.box}>
      <input
        type="checkbox"
        checked={checked ?? false}
        onChange={event => change(event.target.checked || undefined)}
      />
      <span>{label}</span>{' '}
    </label>
  )
  return (
    <details className={css.rare} ref={details}>
      <summary>
        <span>
          {form.more}
          {count > 0 && <sup> {count}</sup>}
        </span>
        <i aria-hidden="true" />
      </summary>
      <div className={css.fields}>
        <div className={css.two}>
          <Choice
            id={`${id}row`}
            label={form.row}
            last={marked('lph')}
            value={String(row ?? '')}
            onChange={value => set('lph', { row: Number(value) || undefined })}
            options={[['', form.any], ...rows.map(n => [String(n), fill(form.rowCount, { n })] as const)]}
          />
          <Choice
            id={`${id}zone`}
            label={form.zone}
            last={marked('zone')}
            value={String(zone ?? '')}
            onChange={value => set('zone', { zone: Number(value) || undefined })}
            options={[['', '–'], ...roman.map((name, index) => [String(index + 1), name] as const)]}
          />
        </div>
        <div className={css.two}>
          {(['since', 'until'] as const).map(end => (
            <Typed
              key={end}
              label={form[end]}
              hint={form.month}
              value={wanted[end]}
              parse={typedMonth}
              wrong={form.monthWrong}
              last={marked('date')}
              write={month => write.date(month, month)}
              onChange={month => set('date', { [end]: month })}
            />
          ))}
        </div>
        <Typed
          label={form.nuf}
          value={nuf}
          parse={number}
          wrong={form.numberWrong}
          last={marked('nuf')}
          write={write.figure}
          onChange={nuf => set('nuf', { nuf })}
        />
        <div className={css.boxes}>
          {box(form.vat, vat, vat => set('cost', { vat }))}
          {box(form.listed, listed, listed => set('listed', { listed }))}
          {box(form.funded, funded, funded => set('funded', { funded }))}
        </div>
      </div>
    </details>
  )
}
