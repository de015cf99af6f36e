import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { classes } from '../../src/styles/classes.ts'
import { dateFormat } from '../ui/day-and-time.ts'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import figuresStyles from './figures.module.css'
import type { Month } from './figures.server.ts'
import styles from './inbox.module.css'
import type { FiguresData } from './routes.server.ts'
import { inboxWords } from './words.ts'

export function Figures() {
  const t = useWords(inboxWords)
  const { data, error } = useData<FiguresData>('inbox/figures')
  return (
    <aside className={styles.detail} aria-labelledby="figures">
      <div className={layout.sideHead}>
        <div>
          <Link className={styles.back} to="inbox">
            {t.all}
          </Link>
          <h2 id="figures">{t.byMonth}</h2>
          {data && <p className={texts.note}>{t.square(unitOf(data.months))}</p>}
        </div>
      </div>
      {!data && <Loading error={error} />}
      {data && (
        <>
          <Chart months={data.months} />
          <ByKind data={data} />
          <p className={classes(texts.note, styles.spaced)}>
            {t.retention(data.retentionMonths, data.heldMonths)}
          </p>
        </>
      )}
    </aside>
  )
}

const maxSquares = 12
const units = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
/** Returns how many inquiries one square represents, so that the tallest month still fits. */
const unitOf = (months: Month[]): number => {
  const largest = Math.max(...months.map(({ total }) => total))
  return units.find(unit => largest / unit <= maxSquares) ?? Math.ceil(largest / maxSquares)
}

const nameOf = (month: string, language: ProgramLanguage) =>
  dateFormat(language, { month: 'short' }).format(new Date(`${month}-15`))

/** Draws each month upwards from the ground: a whole square for each unit, and a lower one for the rest. */
function Chart({ months }: { months: Month[] }) {
  const { language } = useSession()
  const t = useWords(inboxWords)
  const unit = unitOf(months)
  const step = 22
  const largest = Math.max(...months.map(({ total }) => total))
  const ground = Math.max(4, Math.ceil(largest / unit)) * step + 16
  const spoken = months.map(({ month, total }) => `${nameOf(month, language)} ${total}`).join(', ')
  return (
    <figure className={figuresStyles.chart}>
      <svg
        viewBox={`0 0 ${months.length * 40} ${ground + 26}`}
        role="img"
        aria-label={`${t.byMonth}: ${spoken}`}
      >
        <path d={`M0 ${ground + 4.5}h${months.length * 40}`} className={figuresStyles.ground} />
        {months.map(({ month, total }, index) => (
          <g key={month}>
            {Array.from({ length: Math.ceil(total / unit) }, (_, square) => {
              const height = Math.min(1, (total - square * unit) / unit) * 17.5
              const y = ground - square * step - height
              return (
                <rect
                  key={`${month} ${square + 1}`}
                  className={figuresStyles.filled}
                  x={index * 40 + 0.75}
                  y={y}
                  width="17.5"
                  height={height}
                />
              )
            })}
            <text x={index * 40} y={ground + 20}>
              {nameOf(month, language)}
            </text>
            {total > 0 && (
              <text className={figuresStyles.total} x={index * 40 + 21} y={ground - 3}>
                {total}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}

function ByKind({ data: { months, totals, total, english, held, kinds } }: { data: FiguresData }) {
  const { language } = useSession()
  const t = useWords(inboxWords)
  const names = Object.entries(kinds)
  const filled = months.filter(month => month.total > 0)
  return (
    <>
      <h3 className={layout.groupHead} id="by-kind">
        {t.inYear(total)}
      </h3>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard */}
      <section className={figuresStyles.scroll} aria-labelledby="by-kind" tabIndex={0}>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
        <table className={figuresStyles.table}>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              {names.map(([kind, name]) => (
                <th scope="col" key={kind}>
                  {name}
                </th>
              ))}
              <th scope="col">{t.total}</th>
            </tr>
          </thead>
          <tbody>
            {filled.map(({ month, counts, total: sum }) => (
              <tr key={month}>
                <th scope="row">
                  {nameOf(month, language)} {month.slice(0, 4)}
                </th>
                {names.map(([kind]) => (
                  <td key={kind}>{counts[kind] ?? 0}</td>
                ))}
                <td>{sum}</td>
              </tr>
            ))}
            <tr className={texts.strong}>
              <th scope="row">{t.total}</th>
              {names.map(([kind]) => (
                <td key={kind}>{totals[kind] ?? 0}</td>
              ))}
              <td>{total}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <dl className={lists.facts}>
        <div>
          <dt>{t.inEnglish}</dt>
          <dd>{english}</dd>
        </div>
        <div>
          <dt>{t.heldCount}</dt>
          <dd>{held}</dd>
        </div>
      </dl>
    </>
  )
}
