import { fill } from '../../i18n/fill.ts'
import type { PublicProject } from '../public-projects.ts'
import css from './ShortlistInquiry.module.css'
import type { InquiryWords } from './ShortlistInquiry.tsx'

type Props = {
  projects: PublicProject[]
  words: InquiryWords
  /** The building types, by the id of their category. */
  types: { id: string; label: string }[]
  takeOut: (project: PublicProject, index: number) => void
}

/** The kept references in their dialog: houses on one ground line at one scale, each can be taken out. */
export function ShortlistHouses({ projects, words: inquiry, types, takeOut }: Props) {
  return (
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
  )
}

/** Pixels a metre gets, the same for all of them. */
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
