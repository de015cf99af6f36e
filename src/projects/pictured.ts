import { fill } from '../i18n/fill.ts'
import { type Locale, localizePath, projectPath } from '../routes.ts'
import { site } from '../site/shared/site.ts'

/** A caption, and the address of the project that it names. */
export type Pictured = { caption: string; href: string }

/** Finds the project that a picture shows, or undefined. */
export function picturedProject(file: string | undefined, locale: Locale): Pictured | undefined {
  const { projects, interface: ui } = site(locale)
  const pictured = Object.entries(projects).find(([, { picture, dusk, pictures = [] }]) =>
    [picture, dusk, ...pictures].some(own => own && own.file === file),
  )
  if (!pictured) return undefined
  const [id, { title }] = pictured
  return {
    caption: fill(ui.heroSlideshow.pictured, { project: title }),
    href: localizePath(projectPath(id), locale),
  }
}
