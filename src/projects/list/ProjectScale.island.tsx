import { lazy, Suspense, useMemo, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { factWriter, yearOf } from '../facts.ts'
import { useSearch } from './address.ts'
import { passes, readChoice } from './choice.ts'
import { HouseRow } from './HouseRow.tsx'
import { housesOf } from './houses.ts'
import css from './ProjectScale.module.css'
import { projectsIn } from './projects.ts'
import { metreAt, ordered, placesOf, readSort, scaleFor, sheetFor } from './scale.ts'
import { useGliding } from './use-gliding.ts'
import { useRow } from './use-row.ts'

/** What works with script only comes with it. */
const ScaleTools = lazy(async () => ({
  default: (await import('./scale-tools/ScaleTools.tsx')).ScaleTools,
}))

/** All houses of the selection as elevations on one ground line, at one scale. */
export function ProjectScale({ locale }: { locale: Locale }) {
  const {
    projects,
    categories,
    words: { scale: words, facts },
  } = projectsIn(locale)
  const search = useSearch()
  const chosen = search === undefined ? undefined : readChoice(search, categories)
  const sort = readSort(chosen?.sort ?? '')
  const { focus = '', category = '' } = chosen ?? {}
  const shown = useMemo(
    () => projects.filter(project => passes(project, { focus, category })),
    [projects, focus, category],
  )
  const drawn = useMemo(() => ordered(housesOf(shown), sort), [shown, sort])
  const missing = shown.filter(({ size }) => !size)

  const run = useRef<HTMLDivElement>(null)
  const row = useRow(run, drawn)
  const scale = row.frame ? scaleFor(drawn, row.frame, row.viewport) : 1000
  const places = useMemo(() => placesOf(drawn, scale), [drawn, scale])
  useGliding(run, places, shown)

  const houses = useMemo(() => {
    const write = factWriter(facts, locale)
    return drawn.map(({ project, length, height, tree }) => ({
      project,
      tree,
      metres: write.metres(length),
      long: fill(words.long, { length: write.metres(length) }),
      height: fill(words.high, { length: write.metres(height) }),
      year: project.facts.completion && yearOf(project.facts.completion),
    }))
  }, [drawn, words, facts, locale])
  const sheet = sheetFor(drawn, scale)
  const measures = row.frame
    ? { '--m': `${metreAt(scale)}px`, '--high': sheet.high, '--low': sheet.below, '--top': sheet.top }
    : undefined

  return (
    <div data-early={chosen ? undefined : 'scale'} data-sort={sort} className={css.view} style={measures}>
      {drawn.length > 0 && (
        <div className={css.stage}>
          {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard */}
          {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for what one fills in */}
          <div
            className={css.run}
            ref={run}
            tabIndex={0}
            role="group"
            aria-label={words.row}
            onKeyDown={event => row.keys(event, places)}
          >
            <HouseRow houses={houses} view={scale <= 500 ? 'elevation' : 'row'} peopled={row.frame > 0} />
          </div>
          {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
        </div>
      )}
      {missing.length > 0 && (
        <p className={css.missing}>
          {words.missing}{' '}
          {missing.map(({ id, href, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={href}>{title}</a>
            </span>
          ))}
        </p>
      )}
      {row.frame > 0 && drawn.length > 0 && (
        <Suspense>
          <ScaleTools {...{ drawn, houses, places, scale, sheet, row, run, words }} />
        </Suspense>
      )}
      <p className="vh" role="status">
        {chosen && words.said[sort]}
      </p>
    </div>
  )
}
