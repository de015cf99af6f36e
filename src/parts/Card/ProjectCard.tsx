import type { PictureData } from '../../content/media.ts'
import type { Category, FocusArea } from '../../content/schemas/project.ts'
import type { Row } from '../Rows/Rows.tsx'
import { Card } from './Card.tsx'

export type ProjectCardData = {
  id: string
  title: string
  description: string
  category: Category
  categoryLabel: string
  focus: FocusArea
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
}

/** A reference: picture, category, name, a sentence, and the figures there are. */
export function ProjectCard({ project, level = 3 }: Props) {
  const { picture, uncropped, first, title, description, details } = project
  return (
    <Card
      {...{ picture, uncropped, first, level, title }}
      meta={project.categoryLabel}
      text={description}
      rows={details}
      className={first ? undefined : 'piece'}
      data-focus={project.focus}
      data-category={project.category}
    />
  )
}
