import type { PictureData } from '../../content/media.ts'
import { Card } from '../../parts/Card/Card.tsx'
import type { Row } from '../../parts/Rows/Rows.tsx'

export type ProjectCardData = {
  id: string
  href: string
  title: string
  description: string
  category: string
  /** `lang` is set if the text is not in the language of the page. */
  categoryLabel: { text: string; lang?: string | undefined }
  focus: string
  picture: PictureData
  /** Shows the whole picture on a tinted background instead of cropping it to the frame. */
  uncropped: boolean
  /** True for the first card of /projects, whose picture may be larger than the others and is preloaded. */
  first: boolean
  details: Row[]
  /** The address of the line drawing, which matches the picture exactly. */
  line?: string | undefined
  /** The id that a link on the same page points to. */
  anchor?: string
}

type Props = {
  project: ProjectCardData
  /** The heading level, one below the heading above the card. */
  level?: 2 | 3
  sizes?: string | undefined
}

/** Shows a reference as a card: picture, category, name, a sentence, and the available facts. */
export function ProjectCard({ project, level = 3, sizes }: Props) {
  const { href, picture, uncropped, title, description, categoryLabel, details, line } = project
  return (
    <Card
      {...{ href, picture, sizes, uncropped, level, title }}
      // The project's page describes the picture. On a card its alt text would be read out before the name of each link.
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
