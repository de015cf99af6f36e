import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Plus } from '../../parts/Plus/Plus.tsx'
import { classes } from '../../styles/classes.ts'
import css from './CriteriaForm.module.css'
import { type Criteria, criterionOf } from './criteria.ts'
import type { Field, Speaking } from './criterion.ts'
import { FieldControl } from './FieldControl.tsx'
import { type CriterionKey, criterionKeys } from './keys.ts'

type Props = {
  id: string
  criteria: Criteria
  speaking: Speaking
  /** False until the address has been read. */
  ready: boolean
  /** True if the visitor has opened the form on a phone. */
  open: boolean
  /** The number of active criteria. */
  count: number
  /** The criterion that the visitor changed last. It is marked with the red line. */
  last: CriterionKey | undefined
  change: (key: CriterionKey, criteria: Criteria) => void
  clear: () => void
}

/** The form shows the usual criteria of tenders, and hides rare ones until the visitor opens them. */
export function CriteriaForm({ id, criteria, speaking, ready, open, count, last, change, clear }: Props) {
  const { form } = speaking.words
  const heading = useId()
  const fields = criterionKeys.flatMap(key =>
    criterionOf(
      key,
      criteria,
    )((criterion, value) =>
      criterion.fields
        .filter(({ isOffered }) => isOffered?.(speaking) ?? true)
        .map(field => ({
          key: `${key} ${field.label}`,
          rare: field.rare === true,
          line: field.half ? ('half' as const) : field.as === 'box' ? ('box' as const) : ('whole' as const),
          isUsed: value !== undefined && isUsed(field, value, speaking),
          node: (
            <FieldControl
              key={`${key} ${field.label}`}
              {...{ field, value, speaking }}
              last={last === key ? '' : undefined}
              change={next => change(key, withValue(criteria, key, next))}
            />
          ),
        })),
    ),
  )
  const rare = fields.filter(field => field.rare)
  return (
    <search className={classes(css.form, open && css.open)} id={id} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 className="h4" id={heading}>
          {form.label}
        </h2>
        {count > 0 && (
          <button type="button" className={css.clear} onClick={clear}>
            {form.clear}
          </button>
        )}
      </div>
      <fieldset className={css.fields} disabled={!ready}>
        <legend className="vh">{form.label}</legend>
        {inLines(fields.filter(field => !field.rare))}
        <Fold label={form.more} count={rare.filter(field => field.isUsed).length}>
          {inLines(rare)}
        </Fold>
      </fieldset>
    </search>
  )
}

function withValue(criteria: Criteria, key: CriterionKey, value: unknown): Criteria {
  const { [key]: _, ...others } = criteria
  return value === undefined ? others : { ...others, [key]: value }
}

function isUsed<Value>(field: Field<Value>, value: Value, speaking: Speaking): boolean {
  const part = field.as === 'select' ? field.get(value, speaking) : field.get(value)
  return part !== undefined && part !== '' && part !== false
}

type Line = { key: string; line: 'half' | 'box' | 'whole'; node: ReactNode }

/** Puts two consecutive half-width fields on one line, and all checkboxes below each other at the end. */
function inLines(fields: readonly Line[]): ReactNode {
  const rows: ReactNode[] = []
  let half: Line | undefined
  for (const field of fields.filter(({ line }) => line !== 'box')) {
    if (field.line === 'half' && half) {
      rows.push(
        <div className={css.two} key={half.key}>
          {half.node}
          {field.node}
        </div>,
      )
      half = undefined
    } else if (field.line === 'half') half = field
    else rows.push(field.node)
  }
  if (half) rows.push(half.node)
  const boxes = fields.filter(({ line }) => line === 'box')
  return (
    <>
      {rows}
      {boxes.length > 0 && <div className={css.boxes}>{boxes.map(({ node }) => node)}</div>}
    </>
  )
}

/** Hides the rare criteria and shows how many are set. It is open at first if the address sets some. */
function Fold({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const asks = count > 0
  // React does not control the attribute, because the visitor may open the fields before this script runs.
  useLayoutEffect(() => {
    if (asks && details.current) details.current.open = true
  }, [asks])
  return (
    <details className={css.rare} ref={details}>
      <summary>
        <span>
          {label}
          {count > 0 && <sup> {count}</sup>}
        </span>
        <Plus />
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}
