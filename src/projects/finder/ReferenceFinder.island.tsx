import { lazy, type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Plus } from '../../parts/Plus/Plus.tsx'
import type { Locale } from '../../routes.ts'
import { factWriter } from '../facts.ts'
import { projectsIn } from '../list/projects-file.ts'
import type { PublicProject } from '../public-projects.ts'
import { inquiryId, shortlistCount } from '../shortlist/count.ts'
import { readShortlist, writeQuery } from '../shortlist/shortlist-address.ts'
import '../shortlist/ShortlistBar.module.css'
import barAddress from '../shortlist/ShortlistBar.tsx?address'
import { type InquiryWords, ShortlistInquiry } from '../shortlist/ShortlistInquiry.tsx'
import { useQuery } from '../use-query.ts'
import { CriteriaForm } from './CriteriaForm.tsx'
import { activeCriteria, askOf, type Criteria, readCriteria, without, writeCriteria } from './criteria.ts'
import type { FinderWords, Speaking } from './criterion.ts'
import css from './Finder.module.css'
import type { CriterionKey } from './keys.ts'
import { rank } from './match.ts'
import { Results } from './Results.tsx'

export type FinderProps = {
  words: FinderWords
  inquiry: InquiryWords
  locale: Locale
  /** The month of the build, used as the current month until the browser has read the address. */
  built: string
  /** The quote form in the dialog about saved references. */
  children?: ReactNode
}

type Bar = typeof import('../shortlist/ShortlistBar.tsx')

/**
 * The bar is loaded with the first saved reference, because most visitors save none. Its styles are in the page already.
 * If it fails to load, the results work without it.
 */
const ShortlistBar = lazy(async () => {
  const bar: Bar | undefined = await import(/* @vite-ignore */ barAddress).catch(() => undefined)
  return { default: bar?.ShortlistBar ?? (() => null) }
})

/** Shows the criteria of a tender, and which of them each project meets. The address holds the whole state. */
export function ReferenceFinder({ words, inquiry, locale, built, children }: FinderProps) {
  const { projects, categories, ownFacts, stages, words: published } = projectsIn(locale)
  const { facts, shortlist: shortlistWords } = published
  const types = categories.map(({ category, task }) => ({ id: category, label: task }))
  const typeIds = types.map(({ id }) => id)
  const projectIds = projects.map(({ id }) => id)
  const { search, drawn, go } = useQuery()
  const isReady = search !== undefined
  const criteria = readCriteria(search ?? '', typeIds)
  const shortlist = readShortlist(search ?? '', projectIds)
  const change = (next: { criteria?: Criteria; shortlist?: string[] }) => {
    const query = location.search
    const { criteria: asked, shortlist: ids } = {
      criteria: readCriteria(query, typeIds),
      shortlist: readShortlist(query, projectIds),
      ...next,
    }
    go(writeQuery(writeCriteria(asked), ids))
  }
  const [last, setLast] = useState<CriterionKey>()
  const [open, setOpen] = useState(false)
  const [cleared, setCleared] = useState(0)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useId()

  const speaking = useMemo((): Speaking => {
    const write = factWriter(facts, locale)
    const now = isReady ? new Date().toISOString().slice(0, 7) : built
    const { mainCurrency } = write
    return { words, facts, write, locale, types, own: ownFacts, stages, mainCurrency, now }
  }, [isReady])
  const keys = activeCriteria(criteria)
  // A visitor who opened a link has changed nothing yet, so the last criterion of the address is marked.
  const marked = last && keys.includes(last) ? last : keys.at(-1)

  const clear = () => {
    change({ criteria: {} })
    setCleared(count => count + 1)
  }
  useEffect(() => {
    if (cleared > 0) document.getElementById(form)?.querySelector('select')?.focus()
  }, [cleared, form])

  const asks = shortlist.length > 0
  useEffect(() => {
    const dialog = document.getElementById(inquiryId)
    if (!asks || location.hash !== `#${inquiryId}` || !(dialog instanceof HTMLDialogElement)) return
    // Opens the dialog only once, not again after going back or shortlisting another project.
    history.replaceState(null, '', location.pathname + location.search)
    dialog.showModal()
  }, [asks])

  const keep = (project: PublicProject) => {
    const before = readShortlist(location.search, projectIds)
    const on = !before.includes(project.id)
    const next = on ? [...before, project.id] : before.filter(id => id !== project.id)
    change({ shortlist: next })
    const { added, removed } = shortlistWords.bar
    setSaid(
      fill(on ? added : removed, {
        title: project.title,
        count: shortlistCount(next.length, shortlistWords.bar),
      }),
    )
  }
  // A press marks the criterion at once. The results follow, because they take longer to render.
  const answer = useMemo(() => {
    const criteria = readCriteria(drawn ?? '', typeIds)
    return {
      criteria,
      matches: rank(projects, criteria, speaking),
      keep: drawn === undefined ? undefined : keep,
    }
  }, [drawn, speaking])
  const chosen = shortlist.flatMap(id => projects.find(project => project.id === id) ?? [])

  return (
    <>
      <div className="wrap">
        <div className={css.finder}>
          <div className={`needs-script ${css.side}`}>
            <button
              type="button"
              className={css.toggle}
              aria-expanded={open}
              aria-controls={form}
              onClick={() => setOpen(!open)}
            >
              <span>
                <b>{words.form.label}</b>{' '}
                <span className={css.summary}>
                  {keys
                    .map(
                      key => `${key === 'lph' ? `${words.heads.lph} ` : ''}${askOf(key, criteria, speaking)}`,
                    )
                    .join(', ') || words.form.none}
                </span>
              </span>
              <Plus />
            </button>
            <CriteriaForm
              key={cleared}
              id={form}
              ready={isReady}
              open={open}
              count={keys.length}
              last={marked}
              criteria={criteria}
              speaking={speaking}
              change={(key, next) => {
                setLast(key)
                change({ criteria: next })
              }}
              clear={clear}
            />
          </div>
          <Results
            {...answer}
            shortlist={shortlist}
            heading={heading}
            keepWords={shortlistWords.bar}
            speaking={speaking}
            drop={key => {
              change({ criteria: without(criteria, key) })
              heading.current?.focus()
            }}
          />
        </div>
      </div>
      {asks && (
        <Suspense>
          <ShortlistBar locale={locale} search={search ?? ''} criteria={writeCriteria(criteria)} hasInquiry />
        </Suspense>
      )}
      <p className="vh" role="status">
        {said}
      </p>
      <ShortlistInquiry projects={chosen} words={inquiry} types={types} remove={keep}>
        {children}
      </ShortlistInquiry>
    </>
  )
}
