import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { factWriter } from '../facts.ts'
import { projectsIn } from '../list/projects.ts'
import type { PublicProject } from '../public-projects.ts'
import { inquiryId, shortlistCount } from '../shortlist/count.ts'
import { ShortlistBar } from '../shortlist/ShortlistBar.tsx'
import { type InquiryWords, ShortlistInquiry } from '../shortlist/ShortlistInquiry.tsx'
import { Criteria } from './Criteria.tsx'
import css from './Finder.module.css'
import { rank } from './judge.ts'
import { Results } from './Results.tsx'
import { referenceOf } from './references.ts'
import { useAddress } from './use-address.ts'
import { asked, type Criterion, without } from './wanted.ts'
import { askText, type FinderWords, type Speaking } from './words.ts'

export type FinderProps = {
  words: FinderWords
  inquiry: InquiryWords
  locale: Locale
  /** The month of the build: what the server says lies ahead, and what counts until the address is read. */
  built: string
  /** The quote form, in the dialog about the kept references. */
  children?: ReactNode
}

/** What a tender asks for, and what each project meets of it. All of it stands in the address. */
export function ReferenceFinder({ words, inquiry, locale, built, children }: FinderProps) {
  const { projects, categories, words: published } = projectsIn(locale)
  const { facts, kept: shortlistWords } = published
  const types = categories.map(({ category, task }) => ({ id: category, label: task }))
  const { state, change } = useAddress({
    categories: types.map(({ id }) => id),
    projects: projects.map(({ id }) => id),
  })
  const { wanted = {}, kept = [], now = built } = state ?? {}
  const [last, setLast] = useState<Criterion>()
  const [open, setOpen] = useState(false)
  const [cleared, setCleared] = useState(0)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useId()

  const write = factWriter(facts, locale)
  const speaking: Speaking = { words, facts, write, locale, types, now }
  const keys = asked(wanted)
  // An address that was opened has its last criterion marked.
  const marked = last && keys.includes(last) ? last : keys.at(-1)

  const clear = () => {
    change({ wanted: {} })
    setCleared(count => count + 1)
  }
  useEffect(() => {
    if (cleared > 0) document.getElementById(form)?.querySelector('select')?.focus()
  }, [cleared, form])

  const asks = kept.length > 0
  useEffect(() => {
    const dialog = document.getElementById(inquiryId)
    if (!asks || location.hash !== `#${inquiryId}` || !(dialog instanceof HTMLDialogElement)) return
    // Once: back, and what is kept later, do not open it again.
    history.replaceState(null, '', location.pathname + location.search)
    dialog.showModal()
  }, [asks])

  const keep = (project: PublicProject) => {
    const on = !kept.includes(project.id)
    const next = on ? [...kept, project.id] : kept.filter(id => id !== project.id)
    change({ kept: next })
    const { added, removed } = shortlistWords.bar
    setSaid(
      fill(on ? added : removed, {
        title: project.title,
        count: shortlistCount(next.length, shortlistWords.bar),
      }),
    )
  }
  const keptProjects = kept.flatMap(id => projects.find(project => project.id === id) ?? [])

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
                  {keys.length > 0
                    ? keys
                        .map(
                          key =>
                            `${key === 'lph' ? `${words.heads.lph} ` : ''}${askText(key, wanted, speaking)}`,
                        )
                        .join(', ')
                    : words.form.none}
                </span>
              </span>
              <i aria-hidden="true" />
            </button>
            <Criteria
              key={cleared}
              id={form}
              ready={state !== undefined}
              open={open}
              chosen={keys.length}
              last={marked}
              wanted={wanted}
              speaking={speaking}
              ask={(criterion, next) => {
                setLast(criterion)
                change({ wanted: next })
              }}
              clear={clear}
            />
          </div>
          <Results
            judged={rank(projects.map(referenceOf), wanted, now)}
            projects={projects}
            wanted={wanted}
            kept={kept}
            keep={keep}
            ready={state !== undefined}
            heading={heading}
            keepWords={shortlistWords.bar}
            speaking={speaking}
            drop={criterion => {
              change({ wanted: without(wanted, criterion) })
              heading.current?.focus()
            }}
          />
        </div>
      </div>
      <ShortlistBar projects={keptProjects} words={shortlistWords} say={setSaid} asks />
      <p className="vh" role="status">
        {said}
      </p>
      <ShortlistInquiry projects={keptProjects} words={inquiry} types={types} remove={keep}>
        {children}
      </ShortlistInquiry>
    </>
  )
}
