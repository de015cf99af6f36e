import type { Site } from '../../site/shared/site.ts'
import { type Filter, passes } from './choice.ts'
import css from './FilterBar.module.css'
import { FilterButton, type FilterWords } from './FilterButton.tsx'

export type FilterCategory = Filter & { label: FilterWords; count: number }

type Props = {
  words: Site['interface']['projectList']['filter']
  focusAreas: readonly { id: string; label: FilterWords }[]
  categories: readonly FilterCategory[]
  /** Undefined until the address has been read. No button is pressed until then. */
  chosen: Filter | undefined
  choose: (filter: Filter) => void
}

export const countIn = (categories: readonly FilterCategory[], filter: Filter): number =>
  categories.reduce((sum, category) => sum + (passes(category, filter) ? category.count : 0), 0)

/** Shows the focus areas, and the categories of the chosen one. */
export function FilterBar({ words, focusAreas, categories, chosen, choose }: Props) {
  const button = (label: FilterWords, filter: Filter, pressed: boolean, last: boolean) => (
    <FilterButton
      key={filter.category || filter.focus}
      {...{ label, labels: words, pressed, last }}
      count={countIn(categories, filter)}
      onClick={() => choose(pressed && filter.category ? { ...filter, category: '' } : filter)}
    />
  )
  return (
    <fieldset className={css.filters} data-part="filters" disabled={!chosen}>
      <legend className="vh">{words.label}</legend>
      <div className={css.areas} data-part="display">
        {[{ id: '', label: { text: words.all } }, ...focusAreas].map(({ id, label }) =>
          button(label, { focus: id, category: '' }, chosen?.focus === id, chosen?.category === ''),
        )}
      </div>
      {focusAreas.map(({ id }) => (
        <div key={id} className={css.categories} hidden={chosen?.focus !== id}>
          {categories
            .filter(({ focus }) => focus === id)
            .map(({ category, label }) =>
              button(label, { focus: id, category }, chosen?.category === category, true),
            )}
        </div>
      ))}
    </fieldset>
  )
}
