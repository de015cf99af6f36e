import '../shortlist/ShortlistBar.module.css'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import type { Locale } from '../../routes.ts'
import type { Site } from '../../site/shared/site.ts'
import { classes } from '../../styles/classes.ts'
import { useQuery } from '../use-query.ts'
import { Boundary } from './Boundary.tsx'
import {
  type Choice,
  cardsOnPhone,
  type Filter,
  readChoice,
  readView,
  restOfCards,
  type View,
  writeChoice,
} from './choice.ts'
import { drawOnCards } from './draw-on.ts'
import { EmptyResult } from './EmptyResult.tsx'
import { countIn, FilterBar, type FilterCategory } from './FilterBar.tsx'
import type { FilterWords } from './FilterButton.tsx'
import css from './ProjectList.module.css'
import { SortRadios } from './SortRadios.tsx'
import { readSort } from './scale.ts'
import { changeCards, riseWhenReached, showCards } from './show-cards.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const everything: Filter = { focus: '', category: '' }

// A view is loaded when a visitor chooses it, or is about to.
const load = {
  images: () => undefined,
  scale: () => import('./ScaleView.tsx'),
  table: () => import('./TableView.tsx'),
  shortlist: () => import('../shortlist/ShortlistBar.tsx'),
}
// A lazy component that failed to load never retries, so another try needs new ones.
const lazyViews = () => ({
  ScaleView: lazy(async () => ({ default: (await load.scale()).ScaleView })),
  TableView: lazy(async () => ({ default: (await load.table()).TableView })),
})
const ShortlistBar = lazy(async () => ({ default: (await load.shortlist()).ShortlistBar }))

type Words = Site['interface']['projectList']
type Props = {
  locale: Locale
  words: Pick<Words, 'label' | 'filter' | 'views'> & {
    orders: Words['scale']['orders']
    print: string
    /** The heading of a printed view, and the note on its scale. */
    sheet: string
    paper: string
  }
  finder: { href: string; label: string }
  focusAreas: readonly { id: string; label: FilterWords }[]
  categories: readonly FilterCategory[]
  /** The cards as the server rendered them, so that all of them are visible without scripts. */
  children: ReactNode
}

/** Shows filters and three views of the filtered projects. The address holds the whole state. */
export function ProjectList({ locale, words, finder, focusAreas, categories, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { search, drawn, go } = useQuery((change, next) =>
    changeCards(list.current, [search ?? '', next].every(isOfImages), change),
  )
  const chosen = search === undefined ? undefined : readChoice(search, categories)
  const { focus, category } = chosen ?? everything
  // The visitor may press a filter before the address has been read, so it is read here again.
  const choose = (change: Partial<Choice>, step?: 'replace') =>
    go(writeChoice(location.search, { ...readChoice(location.search, categories), ...change }), step)
  const [{ ScaleView, TableView }, setViews] = useState(lazyViews)
  const inView = (next: View) => ({ view: next, sort: '', dir: '' }) as const

  useLayoutEffect(() => showCards(list.current, { focus, category }), [focus, category])
  useEffect(() => riseWhenReached(list.current), [])
  useEffect(() => drawOnCards(), [])

  const count = countIn(categories, { focus, category })
  const countText = fill(count === 1 ? words.filter.one : words.filter.many, { n: count })
  const selected =
    categories.find(other => other.category === category) ?? focusAreas.find(({ id }) => id === focus)
  // A press marks the filter at once. The view follows, because it takes longer to render.
  const later = useMemo(
    () => (drawn === undefined ? undefined : readChoice(drawn, categories)),
    [drawn, categories],
  )
  const view = later && count > 0 ? later.view : 'images'
  return (
    <section
      ref={list}
      className={classes('wrap', css.list)}
      aria-label={words.label}
      data-early={chosen ? undefined : ''}
    >
      <div className={css.filters}>
        <p className={css.find}>
          <ArrowLink href={finder.href}>{finder.label}</ArrowLink>
        </p>
        <FilterBar {...{ words: words.filter, focusAreas, categories, chosen, choose }} />
      </div>
      <ViewSwitch
        label={words.views.label}
        names={words.views}
        found={countText}
        current={chosen?.view}
        addressOf={next => writeChoice(search ?? '', { focus, category, ...inView(next) }) || '?'}
        onView={next => choose(inView(next))}
        onNear={next => void load[next]()}
      >
        {view === 'scale' && chosen && (
          <SortRadios
            label={words.views.sortBy}
            names={words.orders}
            sort={readSort(chosen.sort)}
            onSort={sort => choose({ sort: sort === 'height' ? '' : sort }, 'replace')}
          />
        )}
        {view === 'table' && (
          <button type="button" className={css.print} onClick={() => print()}>
            <span>{words.print}</span>
          </button>
        )}
      </ViewSwitch>
      {view !== 'images' && (
        <p className={css.sheet} aria-hidden="true">
          {fill(words.sheet, { what: `${selected?.label.text ?? words.filter.all}, ${countText}` })}
          {view === 'scale' && `. ${words.paper}`}
        </p>
      )}
      {count === 0 && (
        <EmptyResult text={words.filter.empty}>
          <Button onClick={() => choose(everything)}>{words.filter.showAll}</Button>
        </EmptyResult>
      )}
      <div className={css.cards} data-cards="" hidden={view !== 'images' || count === 0}>
        {children}
      </div>
      {view === 'images' && selected === undefined && count > cardsOnPhone && (
        <p className={css.more}>
          <ArrowLink href={`#${restOfCards}`}>{words.filter.showAll}</ArrowLink>
        </p>
      )}
      {later && view !== 'images' && (
        <Boundary
          key={view}
          onFail={() => {
            setViews(lazyViews)
            choose(inView('images'), 'replace')
          }}
        >
          <Suspense fallback={<div className={css.coming} />}>
            <div data-view={view}>
              {view === 'scale' ? (
                <ScaleView locale={locale} chosen={later} />
              ) : (
                <TableView locale={locale} chosen={later} order={change => choose(change, 'replace')} />
              )}
            </div>
          </Suspense>
        </Boundary>
      )}
      {search !== undefined && new URLSearchParams(search).has('projects') && (
        <Boundary>
          <Suspense>
            <ShortlistBar locale={locale} search={search} />
          </Suspense>
        </Boundary>
      )}
    </section>
  )
}

const isOfImages = (search: string) => readView(search) === 'images'
