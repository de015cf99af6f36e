import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import { classes } from '../../styles/classes.ts'
import { Choice } from './Choice.tsx'
import css from './Criteria.module.css'
import { RareCriteria } from './RareCriteria.tsx'
import { Stages } from './Stages.tsx'
import { Typed } from './Typed.tsx'
import { type Criterion, clean, clientKinds, type SetWanted, type Wanted, worksKinds } from './wanted.ts'
import { askText, monthsBefore, type Speaking, typedNumber } from './words.ts'

export type CriteriaProps = {
  wanted: Wanted
  speaking: Speaking
  /** The criterion that was decided last; it has the red line. */
  last: Criterion | undefined
  ask: (criterion: Criterion, next: Wanted) => void
  clear: () => void
}

const years = [3, 5, 8, 10]

/** The form: what tenders always ask for, and folded what they seldom do. */
export function Criteria(
  props: CriteriaProps & { id: string; ready: boolean; open: boolean; chosen: number },
) {
  const { wanted, speaking, last, ask, clear, ready, open, chosen } = props
  const { words, facts, types, now, locale, write } = speaking
  const { form } = words
  const id = useId()
  const heading = useId()
  const marked = (criterion: Criterion) => (last === criterion ? '' : undefined)
  const set: SetWanted = (criterion, values) => ask(criterion, clean({ ...wanted, ...values }))
  const number = (text: string) => typedNumber(text, locale)

  return (
    <search className={classes(css.form, open && css.open)} id={props.id} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 className="h4" id={heading}>
          {form.label}
        </h2>
        {chosen > 0 && (
          <button type="button" className={css.clear} onClick={clear}>
            {form.clear}
          </button>
        )}
      </div>
      <fieldset className={css.fields} disabled={!ready}>
        <legend className="vh">{form.label}</legend>
        <Choice
          id={`${id}type`}
          label={words.heads.type}
          last={marked('type')}
          value={wanted.type ?? ''}
          onChange={type => set('type', { type: type || undefined })}
          options={[['', form.any], ...types.map(({ id, label }) => [id, label] as const)]}
        />
        <Stages {...{ wanted, form, set }} last={marked('lph')} />
        <div className={css.two}>
          <Typed
            label={form.gfa}
            value={wanted.gfa}
            parse={number}
            wrong={form.numberWrong}
            last={marked('gfa')}
            write={write.figure}
            onChange={gfa => set('gfa', { gfa })}
          />
          <Typed
            label={form.cost}
            value={wanted.cost}
            parse={number}
            wrong={form.numberWrong}
            last={marked('cost')}
            write={write.figure}
            onChange={cost => set('cost', { cost })}
          />
        </div>
        <Period {...{ wanted, speaking, now, set }} last={marked('date')} />
        <fieldset className={css.kinds} data-last={marked('kind')}>
          <legend>{form.kind}</legend>
          <div>
            {([undefined, ...worksKinds] as const).map(kind => (
              <label key={kind ?? ''}>
                <input
                  type="radio"
                  name={`${id}kind`}
                  checked={wanted.kind === kind}
                  onChange={() => set('kind', { kind })}
                />
                <span>{kind ? facts.works[kind] : form.any}</span>{' '}
              </label>
            ))}
          </div>
        </fieldset>
        <Choice
          id={`${id}client`}
          label={form.client}
          last={marked('client')}
          value={wanted.client ?? ''}
          onChange={value => set('client', { client: clientKinds.find(kind => kind === value) })}
          options={[['', form.any], ...clientKinds.map(kind => [kind, words.clients[kind]] as const)]}
        />
        <RareCriteria {...{ wanted, speaking, marked, set }} />
      </fieldset>
    </search>
  )
}

type PeriodProps = {
  wanted: Wanted
  speaking: Speaking
  now: string | undefined
  last: '' | undefined
  set: SetWanted
}

/** The last so many years; another period stands there as well, from the folded fields or the address. */
function Period({ wanted, speaking, now, last, set }: PeriodProps) {
  const id = useId()
  const { form } = speaking.words
  const [since, until] = [wanted.since, wanted.until]
  const preset = years.find(years => now && since === monthsBefore(now, years * 12) && !until)
  const other = (since || until) && !preset
  return (
    <Choice
      id={id}
      label={form.date}
      last={last}
      value={other ? 'other' : String(preset ?? '')}
      onChange={value =>
        set('date', {
          since: value && now ? monthsBefore(now, Number(value) * 12) : undefined,
          until: undefined,
        })
      }
      options={[
        ['', form.anyTime],
        ...(other ? [['other', askText('date', wanted, speaking)] as const] : []),
        ...years.map(n => [String(n), fill(form.years, { n })] as const),
      ]}
    />
  )
}
