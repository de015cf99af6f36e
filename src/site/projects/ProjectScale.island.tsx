import { useMemo, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import { StepButton } from '../../parts/Button/StepButton.tsx'
import type { Locale } from '../../routes.ts'
import { useSearch } from './address.ts'
import { type Filter, passes, readChoice } from './choice.ts'
import { HouseRow } from './HouseRow.tsx'
import { housesOf } from './houses.ts'
import { Overview } from './Overview.tsx'
import css from './ProjectScale.module.css'
import { projectsIn } from './projects.ts'
import { ScaleNote } from './ScaleNote.tsx'
import { Sizes } from './Sizes.tsx'
import { Staff } from './Staff.tsx'
import { metreAt, ordered, placesOf, readSort, type Sort, scaleFor, seenIn, sheetFor } from './scale.ts'
import { Tallest } from './Tallest.tsx'
import { useGliding } from './use-gliding.ts'
import { useRow } from './use-row.ts'

export type ProjectScaleProps = {
  locale: Locale
  categories: Filter[]
  words: {
    said: Record<Sort, string>
    row: string
    metres: string
    high: string
    long: string
    about: string
    bar: string
    missing: string
    seen: string
    seenOne: string
    back: string
    on: string
    list: string
  }
}

/** All houses of the selection as elevations on one ground line, at one scale. */
export function ProjectScale({ locale, categories, words }: ProjectScaleProps) {
  const search = useSearch()
  const chosen = search === undefined ? undefined : readChoice(search, categories)
  const sort = readSort(chosen?.sort ?? '')
  const { focus = '', category = '' } = chosen ?? {}
  const { drawn, missing } = useMemo(() => {
    const shown = projectsIn(locale).filter(project => passes(project, { focus, category }))
    return {
      drawn: ordered(housesOf(shown), sort),
      missing: shown.filter(({ size }) => !size),
    }
  }, [locale, focus, category, sort])

  const run = useRef<HTMLDivElement>(null)
  const { left, frame, viewport, go, keys } = useRow(run, drawn)
  const scale = frame ? scaleFor(drawn, frame, viewport) : 1000
  const places = useMemo(() => placesOf(drawn, scale), [drawn, scale])
  useGliding(run, places, `${focus} ${category}`)

  const sheet = sheetFor(drawn, scale)
  const length = places.reduce((sum, { width }) => sum + width, 0)
  const seen = seenIn(places, left, frame)
  const metres = useMemo(() => {
    const written = (value: number) =>
      formatNumber(value >= 20 ? Math.round(value) : Math.round(value * 10) / 10, locale)
    return (text: string, value: number) => fill(text, { n: written(value) })
  }, [locale])
  const houses = useMemo(
    () =>
      drawn.map(({ project, length, height, tree }) => ({
        project,
        tree,
        length: metres(words.metres, length),
        long: metres(words.long, length).replace(metres(words.metres, length), ''),
        height: metres(words.high, height),
        year: project.facts.completion?.slice(0, 4),
      })),
    [drawn, metres, words],
  )
  const named = seen && drawn[seen.most]
  const count = { n: drawn.length, a: (seen?.first ?? 0) + 1, b: (seen?.last ?? 0) + 1 }
  const measured = frame
    ? {
        '--m': `${metreAt(scale)}px`,
        '--high': sheet.high,
        '--low': sheet.below,
        '--top': sheet.top,
        '--metres': length / metreAt(scale),
      }
    : undefined

  return (
    <div data-early={chosen ? undefined : 'scale'} data-sort={sort} className={css.view} style={measured}>
      {drawn.length > 0 && (
        <>
          <div className={css.stage}>
            {frame > 0 && <Staff {...sheet} />}
            {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard */}
            <div
              className={css.run}
              ref={run}
              tabIndex={0}
              // biome-ignore lint/a11y/useSemanticElements: no fieldset, which is for what one fills in
              role="group"
              aria-label={words.row}
              aria-describedby="scale-note"
              onKeyDown={event => keys(event, places)}
            >
              {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
              <HouseRow houses={houses} view={scale <= 500 ? 'elevation' : 'row'} />
            </div>
            {frame > 0 && <Tallest {...{ drawn, places, left, frame, go }} text={metres} words={words} />}
          </div>
          {frame > 0 && (
            <div className={css.foot}>
              <ScaleNote scale={scale} about={words.about} bar={words.bar} />
              <Overview {...{ drawn, places, left, frame, length, run }} />
              <p className={css.seen} aria-hidden="true">
                <b>{named?.project.title}</b>
                {fill(count.a === count.b ? words.seenOne : words.seen, count)}
              </p>
              <div className={css.steps}>
                <StepButton label={words.back} back aria-disabled={left < 2} onClick={() => go(places, -1)} />
                <StepButton
                  label={words.on}
                  aria-disabled={left + frame > length - 2}
                  onClick={() => go(places, 1)}
                />
              </div>
            </div>
          )}
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
      {frame > 0 && drawn.length > 0 && (
        <Sizes title={words.list} houses={houses} long={words.long} text={metres} />
      )}
      <p className="vh" role="status">
        {chosen && words.said[sort]}
      </p>
    </div>
  )
}
