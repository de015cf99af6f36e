// Shows what visitors looked at, as sums over some days.

import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { TextLink } from '../ui/Button.tsx'
import { dateFormat } from '../ui/day-and-time.ts'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import type { VisitsData } from './routes.server.ts'
import { firstPeriod, periods } from './visit-periods.ts'
import styles from './visits.module.css'
import { visitWords } from './words.ts'

export function Visits() {
  const t = useWords(visitWords)
  const { language } = useSession()
  const [days, setDays] = useState<number>(firstPeriod)
  const { data, error } = useData<VisitsData>(`visits?days=${days}`)
  const day = (iso: string) =>
    dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(iso))
  const written = (count: number | null) =>
    count === null ? t.fewer(data?.fewestViews ?? 0) : count.toLocaleString(language)
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span7}>{t.title}</h1>
        <p className={classes(texts.secondary, layout.span5)} role="status">
          {data && `${t.lead(day(data.since), day(data.until))}: ${t.views(written(data.views))}`}
        </p>
      </div>
      <fieldset className={lists.filters}>
        <legend className={texts.hidden}>{t.period}</legend>
        {periods.map(period => (
          <button key={period} type="button" aria-pressed={period === days} onClick={() => setDays(period)}>
            {t.days(period)}
          </button>
        ))}
      </fieldset>
      {!data && <Loading error={error} />}
      {data && !data.isOn && (
        <p className={layout.below}>
          {t.off} {t.offHow} <TextLink to="edit/firm#countVisits">{t.toFirm}</TextLink>
        </p>
      )}
      {data?.isOn && data.views === 0 && <p className={layout.below}>{t.none}</p>}
      {data && data.views !== 0 && (
        <div className={classes(styles.kinds, layout.below)}>
          {data.kinds.map(({ kind, sums }) => (
            <Sums key={kind} heading={t.kinds[kind]} sums={sums} written={written} />
          ))}
        </div>
      )}
      {data?.isOn && (
        <p className={classes(texts.note, styles.how)}>{t.how(data.fewestViews, data.visitMonths)}</p>
      )}
    </main>
  )
}

const maxListed = 20

function Sums({
  heading,
  sums,
  written,
}: {
  heading: string
  sums: VisitsData['kinds'][number]['sums']
  written: (count: number | null) => string
}) {
  const t = useWords(visitWords)
  return (
    <section aria-label={heading}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t.count}</th>
          </tr>
        </thead>
        <tbody>
          {sums.slice(0, maxListed).map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{written(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums.length === 0 && <p className={classes(texts.note, styles.none)}>{t.noneOfKind}</p>}
      {sums.length > maxListed && <p className={texts.note}>{t.more(sums.length - maxListed)}</p>}
    </section>
  )
}
