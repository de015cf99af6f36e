import { useEffect, useState } from 'react'
import { day, initials, moment } from '../ui/dates.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import type { Loaded } from '../ui/use-data.ts'
import type { Listed, Tab } from './list.server.ts'
import type { ListData } from './routes.server.ts'
import { inboxWords } from './words.ts'

const tabs = ['todo', 'done', 'erased', 'all'] as const
const states = ['waiting', 'sent', 'held', 'parked'] as const

export type Filters = { tab: Tab; q: string; kind: string; state: string }
type Props = {
  list: Loaded<ListData>
  filters: Filters
  query: string
  onFilter: (change: Partial<Filters>) => void
  current: string
}

export function List({ list: { data, error }, filters, query, onFilter, current }: Props) {
  const { language, words } = useSession()
  const t = inboxWords[language]
  // The last list stays in sight while another one is asked for.
  const [last, keep] = useState(data)
  useEffect(() => {
    if (data) keep(data)
  }, [data])
  const shown = data ?? last
  return (
    <section className="inb" aria-label={t.title}>
      <div className="page-head">
        <h1>{t.title}</h1>
        <div className="q-tools">
          <label className="vh" htmlFor="search">
            {t.search}
          </label>
          <input
            className="fi"
            id="search"
            type="search"
            placeholder={t.searchHint}
            value={filters.q}
            onChange={event => onFilter({ q: event.target.value })}
          />
          <label className="vh" htmlFor="kind">
            {t.kind}
          </label>
          <select
            className="fi"
            id="kind"
            value={filters.kind}
            onChange={event => onFilter({ kind: event.target.value })}
          >
            <option value="">{t.anyKind}</option>
            {Object.entries(shown?.kinds ?? {}).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
          <label className="vh" htmlFor="state">
            {t.mails}
          </label>
          <select
            className="fi q-st"
            id="state"
            value={filters.state}
            onChange={event => onFilter({ state: event.target.value })}
          >
            <option value="">{t.anyState}</option>
            {states.map(state => (
              <option key={state} value={state}>
                {t.states[state]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <fieldset className="flt flt--q">
        <legend className="vh">{t.show}</legend>
        {tabs.map(tab => (
          <button
            type="button"
            key={tab}
            aria-pressed={filters.tab === tab}
            onClick={() => onFilter({ tab })}
          >
            {t.tabs[tab]}
            {shown && <sup>{shown.counts[tab]}</sup>}
          </button>
        ))}
        <span className="q-x">
          <Link className="t" to="inbox/figures">
            <span>{t.figures}</span>
          </Link>
          <a className="t" href={`/studio/api/inbox/csv?${query}`} download>
            <span>{t.table}</span>
          </a>
        </span>
      </fieldset>
      {!shown && <p className="note in-p">{error ? error.message || words.away.title : words.loading}</p>}
      {shown?.inquiries.length === 0 && (
        <p className="two in-p">{filters.tab === 'todo' && filters.q === '' ? t.noneTodo : t.none}</p>
      )}
      <ul className="rows qs">
        {shown?.inquiries.map(inquiry => (
          <Row
            key={inquiry.reference}
            inquiry={inquiry}
            isCurrent={current === inquiry.reference}
            kind={shown.kinds[inquiry.kind] ?? inquiry.kind}
          />
        ))}
      </ul>
      {shown && shown.more > 0 && <p className="note in-p">{t.more(shown.more)}</p>}
    </section>
  )
}

function Row({ inquiry, isCurrent, kind }: { inquiry: Listed; isCurrent: boolean; kind: string }) {
  const { language } = useSession()
  const t = inboxWords[language]
  const { reference, receivedAt, state, doneAt, doneBy, erasedAt, name, company, text, locale, due } = inquiry
  return (
    <li className={`q${isCurrent ? ' is-on' : ''}${erasedAt ? ' is-gone2' : ''}`}>
      <Link className="q-a" to={`inbox/${reference}`} aria-current={isCurrent ? 'true' : undefined}>
        <span className="q-d">
          {doneAt && doneBy ? (
            <>
              <span className="ini" title={doneBy}>
                {initials(doneBy)}
              </span>
              {day(doneAt, language)}
            </>
          ) : state === 'parked' ? (
            <span className="red">
              <LineIcon name="stop" />
              {t.states.parked}
            </span>
          ) : due?.isLate && state !== 'held' && !erasedAt ? (
            <span className="red">
              <LineIcon name="stop" />
              {t.late}
            </span>
          ) : due && state !== 'held' && !erasedAt ? (
            t.until(day(due.day, language))
          ) : (
            t.states[state]
          )}
        </span>
        <span className="q-m">
          <span className="q-n">
            {erasedAt ? t.erased : name}
            {company && <span className="two">, {company}</span>}
          </span>
          <span className="q-t" lang={erasedAt ? undefined : locale}>
            {erasedAt ? t.erasedText(day(erasedAt, language)) : text}
          </span>
        </span>
        <span className="q-k">{kind}</span>
        <span className="q-w tn">{moment(receivedAt, language)}</span>
      </Link>
    </li>
  )
}
