import { useEffect } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../parts/Button/Button.tsx'
import type { Locale } from '../../routes.ts'
import { go, useSearch } from './address.ts'
import { type Choice, type Filter, passes, readChoice, type View, writeChoice } from './choice.ts'
import { drawOnCards } from './draw-on.ts'
import { FilterButton } from './FilterButton.tsx'
import { Nothing } from './Nothing.tsx'
import css from './ProjectFilter.module.css'
import { projectsIn } from './projects.ts'
import { SortRadios } from './SortRadios.tsx'
import { readSort } from './scale.ts'
import waysCss from './Ways.module.css'
import { Ways } from './Ways.tsx'

const everything: Filter = { focus: '', category: '' }

/**
 * The filters and the ways of looking. The cards stand behind it in the page as the server sent them, so that a long list
 * can still arrive while this is ready: show-cards.ts hides those that are not chosen.
 */
export function ProjectFilter({ locale }: { locale: Locale }) {
  const { projects, categories, words, ...file } = projectsIn(locale)
  const { all, ...labels } = words.filter
  const focusAreas = [{ id: '', label: { text: all } }, ...file.focusAreas]
  const search = useSearch()
  // Unknown until this has come: then every project is there, and nothing can be pressed.
  const chosen = search === undefined ? undefined : readChoice(search, categories)

  // Links can be pressed before what they stand in knows the address.
  const choose = (change: Partial<Choice>) => go({ ...readChoice(location.search, categories), ...change })
  const inView = (view: View) => ({ view, sort: '', dir: '' }) as const
  const count = (filter: Filter) => projects.filter(project => passes(project, filter)).length
  const found = count(chosen ?? everything)
  const foundText = fill(found === 1 ? labels.one : labels.many, { n: found })
  const selected =
    categories.find(({ category }) => category === chosen?.category) ??
    focusAreas.find(({ id }) => id === (chosen?.focus ?? ''))

  useEffect(() => drawOnCards(card => projects.find(({ id }) => id === card)?.line), [projects])

  return (
    <div data-early={chosen ? undefined : 'images'} data-found={found}>
      <fieldset className={css.filters} disabled={!chosen}>
        <legend className="vh">{labels.label}</legend>
        <div className={css.areas}>
          {focusAreas.map(({ id, label }) => (
            <FilterButton
              key={id}
              label={label}
              labels={labels}
              count={count({ focus: id, category: '' })}
              pressed={chosen?.focus === id}
              last={chosen?.category === ''}
              onClick={() => choose({ focus: id, category: '' })}
            />
          ))}
        </div>
        {focusAreas.slice(1).map(({ id }) => (
          <div key={id} className={css.categories} data-categories={id} hidden={chosen?.focus !== id}>
            {categories
              .filter(({ focus }) => focus === id)
              .map(({ category, label }) => (
                <FilterButton
                  key={category}
                  label={label}
                  labels={labels}
                  count={count({ focus: id, category })}
                  pressed={chosen?.category === category}
                  last
                  onClick={() =>
                    choose({ focus: id, category: chosen?.category === category ? '' : category })
                  }
                />
              ))}
          </div>
        ))}
      </fieldset>
      <Ways
        label={words.views.label}
        names={words.views}
        found={foundText}
        current={chosen?.view}
        addressOf={view => writeChoice(search ?? '', { ...(chosen ?? everything), ...inView(view) }) || '?'}
        onView={view => choose(inView(view))}
      >
        {chosen?.view === 'scale' && found > 0 && (
          <SortRadios
            label={words.views.sortBy}
            names={words.scale.orders}
            sort={readSort(chosen.sort)}
            onSort={sort => go({ ...chosen, sort: sort === 'height' ? '' : sort }, 'replace')}
          />
        )}
        {chosen?.view === 'table' && found > 0 && (
          <button type="button" className={waysCss.print} onClick={() => print()}>
            <span>{words.table.print}</span>
          </button>
        )}
      </Ways>
      {chosen && chosen.view !== 'images' && (
        <p className={css.sheet} aria-hidden="true">
          {fill(words.table.sheet, { what: `${selected?.label.text}, ${foundText}` })}
          {chosen.view === 'scale' && `. ${words.scale.paper}`}
        </p>
      )}
      {found === 0 && (
        <Nothing text={labels.empty}>
          <Button onClick={() => choose(everything)}>{labels.showAll}</Button>
        </Nothing>
      )}
    </div>
  )
}
