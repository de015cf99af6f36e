import { type ReactNode, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import type { Site } from '../../site/shared/site.ts'
import type { PublicProject } from '../public-projects.ts'
import { inquiryId } from './count.ts'
import css from './ShortlistInquiry.module.css'
import { serviceText } from './service-text.ts'

export type InquiryWords = Site['interface']['shortlist']['inquiry'] & {
  close: string
  /** The number of characters that the form's `service` field accepts. */
  longest: number
}

type Props = {
  projects: PublicProject[]
  words: InquiryWords
  /** The building types, by the id of their category. */
  types: { id: string; label: string }[]
  remove: (project: PublicProject) => void
  children: ReactNode
}

/** The quote dialog about saved references. It shows the houses on one ground line at one scale, and each can be removed. */
export function ShortlistInquiry({ projects, words: inquiry, types, remove, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const titles = projects.map(({ title }) => title.replaceAll('\u00ad', ''))
  const takeOut = (project: PublicProject, index: number) => {
    // Moves focus to the next remove button, else to the previous one, else to the form.
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('ol button') ?? [])]
    const next =
      buttons[index + 1] ?? buttons[index - 1] ?? root.current?.querySelector<HTMLElement>('textarea')
    next?.focus()
    remove(project)
  }
  return (
    <Dialog id={inquiryId} title={inquiry.title} subtitle={inquiry.promise} closeLabel={inquiry.close}>
      <div ref={root} data-service={serviceText(titles, inquiry, inquiry.longest)}>
        {projects.length > 0 && (
          <div className={css.about} data-many={projects.length > 1 ? '' : undefined}>
            <p className="note">{inquiry.about}</p>
            <ol>
              {projects.map((project, index) => (
                <li key={project.id}>
                  <House project={project} metre={metreOf(projects)} />
                  <span className={css.name}>
                    <b>{project.title}</b>{' '}
                    <span>
                      {types.find(({ id }) => id === project.category)?.label}, {project.facts.location}
                    </span>
                  </span>
                  <button
                    type="button"
                    aria-label={fill(inquiry.remove, { title: project.title })}
                    onClick={() => takeOut(project, index)}
                  >
                    <svg viewBox="0 0 20 20" aria-hidden="true">
                      <path d="M4 4l12 12M16 4 4 16" />
                    </svg>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        )}
        {children}
      </div>
    </Dialog>
  )
}

/** Returns the pixels per metre, the same for all houses. */
function metreOf(projects: PublicProject[]): number {
  const [width, height] = projects.length === 1 ? [300, 104] : [186, 84]
  return Math.min(
    3,
    ...projects.flatMap(({ drawings: { row } }) => (row ? [width / row.width, height / row.height] : [])),
  )
}

function House({ project: { drawings, picture }, metre }: { project: PublicProject; metre: number }) {
  const { row } = drawings
  if (!row?.src) return <img className={css.picture} src={picture.src} alt="" />
  return (
    <img
      src={row.src}
      alt=""
      style={{
        width: row.width * metre,
        height: row.height * metre,
        marginBottom: 2 - Math.max(0, row.height - row.top) * metre,
      }}
    />
  )
}
