import { useEffect, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { TextLink } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { day, initials, moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { Loaded } from '../ui/use-data.ts'
import styles from './inbox.module.css'
import inquiriesStyles from './inquiries.module.css'
import type { Listed, Tab } from './list.server.ts'
import type { ListData } from './routes.server.ts'
import { inboxWords } from './words.ts'

const tabs = ['todo', 'done', 'erased', 'all'] as const
const states = ['waiting', 'sent', 'held', 'parked'] as const

export type Filters = { tab: Tab; q: string; kind: string; state: string; since: string; until: string }
type Props = {
  list: Loaded<ListData>
  filters: Filters
  query: string
  onFilter: (change: Partial<Filters>) => void
  current: string
}

export function List({ list: { data, error }, filters, query, onFilter, current }: Props) {
  const { words } = useSession()
  const t = useWords(inboxWords)
  // Keeps showing the last list until the next one has loaded.
  const [previous, setPrevious] = useState(data)
  useEffect(() => {
    if (data) setPrevious(data)
  }, [data])
  const listed = data ?? previous
  const isFiltered = Object.values({ ...filters, tab: '' }).some(value => value !== '')
  return (
    <section className={styles.list} aria-label={t.title}>
      <div className={layout.pageHead}>
        <h1>{t.title}</h1>
        <div className={inquiriesStyles.searchTools}>
          <label className={texts.hidden} htmlFor="search">
            {t.search}
          </label>
          <input
            className={fields.control}
            id="search"
            type="search"
            placeholder={t.searchHint}
            value={filters.q}
            onChange={event => onFilter({ q: event.target.value })}
          />
          <label className={texts.hidden} htmlFor="kind">
            {t.kind}
          </label>
          <select
            className={fields.control}
            id="kind"
            value={filters.kind}
            onChange={event => onFilter({ kind: event.target.value })}
          >
            <option value="">{t.anyKind}</option>
            <OptionList
              of={Object.entries(listed?.kinds ?? {}).map(([kind, name]) => ({ value: kind, label: name }))}
            />
          </select>
          <label className={texts.hidden} htmlFor="state">
            {t.mails}
          </label>
          <select
            className={classes(fields.control, inquiriesStyles.mailState)}
            id="state"
            value={filters.state}
            onChange={event => onFilter({ state: event.target.value })}
          >
            <option value="">{t.anyState}</option>
            <OptionList of={states.map(state => ({ value: state, label: t.states[state] }))} />
          </select>
          <div className={inquiriesStyles.days}>
            {(['since', 'until'] as const).map(end => (
              <label key={end}>
                {t.days[end]}
                <input
                  className={fields.control}
                  type="date"
                  value={filters[end]}
                  onChange={event => onFilter({ [end]: event.target.value })}
                />
              </label>
            ))}
          </div>
        </div>
      </div>
      <fieldset className={classes(lists.filters, inquiriesStyles.tabs)}>
        <legend className={texts.hidden}>{t.show}</legend>
        {tabs.map(tab => (
          <button
            type="button"
            key={tab}
            aria-pressed={filters.tab === tab}
            onClick={() => onFilter({ tab })}
          >
            {t.tabs[tab]}
            {listed && <sup>{listed.counts[tab]}</sup>}
          </button>
        ))}
        <span className={inquiriesStyles.exports}>
          <TextLink to="inbox/figures">{t.figures}</TextLink>
          <a className={buttons.link} href={`/studio/api/inbox/csv?${query}`} download>
            <span>{t.table}</span>
          </a>
        </span>
      </fieldset>
      {!listed && (
        <p className={classes(texts.note, styles.spaced)}>{error ? error.message : words.loading}</p>
      )}
      {listed?.inquiries.length === 0 && (
        <p className={classes(texts.secondary, styles.spaced)}>
          {filters.tab === 'todo' && !isFiltered ? t.noneTodo : t.none}
        </p>
      )}
      <ul className={classes(lists.rows, inquiriesStyles.inquiries)}>
        {listed?.inquiries.map(inquiry => (
          <Row
            key={inquiry.reference}
            inquiry={inquiry}
            isCurrent={current === inquiry.reference}
            kind={listed.kinds[inquiry.kind] ?? inquiry.kind}
          />
        ))}
      </ul>
      {listed && listed.more > 0 && (
        <p className={classes(texts.note, styles.spaced)}>{t.more(listed.more)}</p>
      )}
    </section>
  )
}

function Row({ inquiry, isCurrent, kind }: { inquiry: Listed; isCurrent: boolean; kind: string }) {
  const { language } = useSession()
  const t = useWords(inboxWords)
  const { reference, receivedAt, state, doneAt, doneBy, erasedAt, name, company, text, locale, due } = inquiry
  return (
    <li
      className={classes(
        inquiriesStyles.inquiry,
        isCurrent && inquiriesStyles.chosen,
        erasedAt !== null && inquiriesStyles.erased,
      )}
    >
      <Link
        className={inquiriesStyles.inquiryLink}
        to={`inbox/${reference}`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className={inquiriesStyles.state}>
          {doneAt && doneBy ? (
            <>
              <span className={lists.initials} title={doneBy}>
                {initials(doneBy)}
              </span>
              {day(doneAt, language)}
            </>
          ) : state === 'parked' ? (
            <span className={texts.wrong}>
              <LineIcon name="stop" />
              {t.states.parked}
            </span>
          ) : due?.isLate && state !== 'held' && !erasedAt ? (
            <span className={texts.wrong}>
              <LineIcon name="stop" />
              {t.late}
            </span>
          ) : due && state !== 'held' && !erasedAt ? (
            t.until(day(due.day, language))
          ) : (
            t.states[state]
          )}
        </span>
        <span className={inquiriesStyles.middle}>
          <span className={inquiriesStyles.sender}>
            {erasedAt ? t.erased : name}
            {company && <span className={texts.secondary}>, {company}</span>}
          </span>
          <span className={inquiriesStyles.excerpt} lang={erasedAt ? undefined : locale}>
            {erasedAt ? t.erasedText(day(erasedAt, language)) : text}
          </span>
        </span>
        <span className={inquiriesStyles.kind}>{kind}</span>
        <span className={classes(inquiriesStyles.received, texts.figures)}>
          {moment(receivedAt, language)}
        </span>
      </Link>
    </li>
  )
}
