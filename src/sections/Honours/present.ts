import { orderedProjects } from '../../projects/catalogue.ts'
import type { HonourRow } from '../../projects/HonourTable.tsx'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { firmHonours, type HonourKind, honoursOf } from '../../site/shared/honours.ts'
import { site } from '../../site/shared/site.ts'

/** Returns the honours of these kinds, both of the firm and of its projects, the newest first. */
export function honourRows(kinds: readonly HonourKind[], locale: Locale): HonourRow[] {
  const { firm, interface: ui } = site(locale)
  const { kinds: labels } = ui.facts.honours
  const ofProjects = orderedProjects(locale).flatMap(([id, project]) => {
    const named = { title: project.title, href: localizePath(projectPath(id), locale) }
    return honoursOf(project, locale).map(honour => ({ ...honour, project: named }))
  })
  return [...honoursOf(firmHonours(firm), locale), ...ofProjects]
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => b.year - a.year)
    .map(honour => ({ ...honour, label: labels[honour.kind] }))
}
