import { type Pictured, picturedProject } from '../../projects/pictured.ts'
import { site } from '../../site/shared/site.ts'
import { sectionsOf } from '../find.ts'
import type { PageContext } from '../resolved.ts'
import { hero } from './schema.ts'

/** Returns the project in the hero's picture. A film that replaces the picture shows the same project. */
export function picturedIn({ id: page, locale }: PageContext): Pictured | undefined {
  const [section] = sectionsOf(hero, site(locale).pages[page])
  return picturedProject(section?.picture?.file, locale)
}
