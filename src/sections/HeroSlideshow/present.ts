import type { PictureData } from '../../content/media.ts'
import { picturedProject } from '../../projects/pictured.ts'
import { site } from '../../site/shared/site.ts'
import { sectionsOf } from '../find.ts'
import type { PageContext } from '../resolved.ts'
import { heroSlideshow } from './schema.ts'

export type Slide = { picture: PictureData; caption: string | undefined; href: string | undefined }

/** Captions each picture of a project with the project's name and a link to it. */
export function slidesOf(pictures: PictureData[], { id: page, locale }: PageContext): Slide[] {
  const [hero] = sectionsOf(heroSlideshow, site(locale).pages[page])
  return pictures.map((picture, index) => ({
    picture,
    caption: picture.caption,
    href: undefined,
    ...picturedProject(hero?.pictures[index]?.file, locale),
  }))
}
