import { classes } from '../../src/styles/classes.ts'
import layout from '../ui/layout.module.css'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import parts from './bids.module.css'
import { Choice } from './Choice.tsx'
import type { Fit } from './fit.ts'
import { fitWords } from './fit-words.ts'
import styles from './matrix.module.css'
import { type Scoring, scorings, totalPoints, type Verdicts } from './points.ts'

type Props = {
  fit: Fit
  /** The selected references, or the proposed ones. */
  projects: readonly string[]
  scoring: Scoring
  onScoring: (scoring: Scoring) => void
}

/** The table of points of a tender: the grades of each criterion, and the points of each reference. */
export function PointsTable({ fit, projects, scoring, onScoring }: Props) {
  const t = useWords(fitWords)
  const references = fit.projects.filter(({ id }) => projects.includes(id))
  const cells = references.map(({ cells }): Verdicts => cells)
  const written = ({ least, most }: { least: number; most: number }) =>
    least === most ? String(least) : `${least}–${most}`
  return (
    <div className={styles.pointsPart}>
      <div className={layout.sectionHead}>
        <h3 id="bid-points">{t.pointsTable}</h3>
        <Choice
          isInline
          label={t.scoring}
          value={scoring}
          options={scorings.map(scoring => [scoring, t.scorings[scoring]] as const)}
          onChange={onScoring}
        />
      </div>
      <p className={classes(texts.note, parts.lead)}>{t.pointsLead}</p>
      <section
        className={styles.matrixFrame}
        aria-labelledby="bid-points"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t.criterion}</th>
              <th scope="col">{t.grades}</th>
              {references.map(({ id, title }) => (
                <th key={id} scope="col" className={styles.figure}>
                  {title}
                </th>
              ))}
              <th scope="col" className={styles.figure}>
                {t.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {fit.ladders.map(ladder => (
              <tr key={ladder.key}>
                <th scope="row">{ladder.head}</th>
                <td>
                  {ladder.grades.map(({ number, ask, points, maxPoints }) => (
                    <span key={number} className={styles.grade}>
                      {ask}: {t.points(points)}
                      {maxPoints !== undefined && `, ${t.atMost(maxPoints)}`}
                    </span>
                  ))}
                </td>
                {references.map(({ id, cells }) => (
                  <td key={id} className={styles.figure}>
                    {written(totalPoints([ladder], [cells], 'each'))}
                  </td>
                ))}
                <td className={styles.figure}>{written(totalPoints([ladder], cells, scoring))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t.total}
              </th>
              {references.map(({ id, cells }) => (
                <td key={id} className={styles.figure}>
                  {written(totalPoints(fit.ladders, [cells], 'each'))}
                </td>
              ))}
              <td className={styles.figure}>
                <b>{written(totalPoints(fit.ladders, cells, scoring))}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}
