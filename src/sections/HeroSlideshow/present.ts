import type { PictureData } from '../../content/media.ts'
import { fill } from '../../i18n/fill.ts'
import { localizePath, projectPath } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { sectionsOf } from '../find.ts'
import type { PageContext } from '../resolved.ts'
import { heroSlideshow } from './schema.ts'

export type Slide = { picture: PictureData; caption: string | undefined; href: string | undefined }

/** Captions each picture of a project with the project's name, which leads to it. */
export function slidesOf(pictures: PictureData[], { id: page, locale }: PageContext): Slide[] {
  const { pages, projects, interface: ui } = site(locale)
  const [hero] = sectionsOf(heroSlideshow, pages[page])
  const paths = Object.entries(projects).map(([id, project]) => ({ project, path: projectPath(id) }))
  return pictures.map((picture, index) => {
    const file = hero?.pictures[index]?.file
    const pictured = paths.find(({ project }) => project.picture.file === file)
    return pictured
      ? {
          picture,
          caption: fill(ui.heroSlideshow.pictured, { project: pictured.project.title }),
          href: localizePath(pictured.path, locale),
        }
      : { picture, caption: picture.caption, href: undefined }
  })
}
