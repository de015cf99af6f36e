import type { PictureData } from '../../content/media.ts'
import { Card } from '../../parts/Card/Card.tsx'
import type { Row } from '../../parts/Rows/Rows.tsx'

export type ProjectCardData = {
  id: string
  href: string
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
  /** Address of the line drawing that lies exactly on the picture. */
  line?: string | undefined
  /** The target of a link on the same page. */
  anchor?: string
}

type Props = {
  project: ProjectCardData
  /** The level of the card's heading under the headings above it. */
  level?: 2 | 3
  sizes?: string | undefined
}

/** A reference: picture, category, name, a sentence, and the figures there are. */
export function ProjectCard({ project, level = 3, sizes }: Props) {
  const { href, picture, uncropped, first, title, description, categoryLabel, details, line } = project
  return (
    <Card
      {...{ href, picture, sizes, uncropped, first, level, title }}
      // Its page says what the picture shows; here it would be read out before the name of each link.
      decorative
      still={line !== undefined}
      meta={<span lang={categoryLabel.lang}>{categoryLabel.text}</span>}
      text={description}
      rows={details}
      id={project.anchor}
      data-project={project.id}
      data-focus={project.focus}
      data-category={project.category}
      data-line={line}
    />
  )
}
