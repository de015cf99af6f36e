import './Card.css'
import type { PictureData } from '../../content/media.ts'
import { Picture } from '../Picture/Picture.tsx'
import { type Row, Rows } from '../Rows/Rows.tsx'

export type ProjectCardData = {
  id: string
  title: string
  description: string
  category: string
  /** `lang` where the words are not in the language of the page. */
  categoryLabel: { text: string; lang?: string | undefined }
  focus: string
  picture: PictureData
  /** The whole picture on a tinted ground instead of a filled frame. */
  uncropped: boolean
  /** On the first screen, where the picture is loaded at once. */
  first: boolean
  details: Row[]
}

type Props = {
  project: ProjectCardData
  /** The level of the card's heading under the headings above it. */
  level?: 2 | 3
  hidden?: boolean
}

/** A reference: picture, category, name, a sentence, and the figures there are. Stands in a grid of class `cards`. */
export function ProjectCard({ project, level = 3, hidden = false }: Props) {
  const Heading = `h${level}` as const
  return (
    <article
      className="card"
      data-focus={project.focus}
      data-category={project.category}
      hidden={hidden}
    >
      <div className={project.uncropped ? 'pic pic--contain' : 'pic'}>
        <Picture
          picture={project.picture}
          sizes="(min-width: 1120px) 29vw, (min-width: 700px) 45vw, 92vw"
          first={project.first}
        />
      </div>
      <p className="meta" lang={project.categoryLabel.lang}>
        {project.categoryLabel.text}
      </p>
      <Heading className="h3">{project.title}</Heading>
      <p className="small">{project.description}</p>
      <Rows rows={project.details} />
    </article>
  )
}
