import { useMemo, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { factWriter, yearOf } from '../facts.ts'
import { type Choice, passes } from './choice.ts'
import { HouseRow } from './HouseRow.tsx'
import { housesOf } from './houses.ts'
import { projectsIn } from './projects-file.ts'
import { ScaleTools } from './ScaleTools.tsx'
import css from './ScaleView.module.css'
import { canvasFor, metreAt, ordered, placesOf, readSort, scaleFor } from './scale.ts'
import { useGliding } from './use-gliding.ts'
import { useRow } from './use-row.ts'

/** Draws the filtered projects as elevations on one ground line, at one scale. */
export function ScaleView({ locale, chosen }: { locale: Locale; chosen: Choice }) {
  const { projects, words: published } = projectsIn(locale)
  const { scale: words, facts } = published
  const sort = readSort(chosen.sort)
  const { focus, category } = chosen
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
  const canvas = canvasFor(drawn, scale)
  const measures = {
    '--m': `${metreAt(scale)}px`,
    '--high': canvas.high,
    '--low': canvas.below,
    '--top': canvas.top,
  }

  return (
    <div data-sort={sort} className={css.view} style={measures}>
      {drawn.length > 0 && (
        <>
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
              <HouseRow houses={houses} view={scale <= 500 ? 'elevation' : 'row'} />
            </div>
            {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
            {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
          </div>
          <ScaleTools {...{ drawn, houses, places, scale, canvas, row, run, words }} />
        </>
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
      <p className="vh" role="status">
        {words.said[sort]}
      </p>
    </div>
  )
}
