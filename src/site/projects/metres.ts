// The measures of the drawings as rules for the page, which may have no style attributes: every view reads them.
import type { PublicProject } from '../shared/public-projects.ts'

/** Custom properties of all that says data-project, in metres without a unit. */
export function metreRules(projects: readonly Pick<PublicProject, 'id' | 'size' | 'drawings'>[]): string {
  return projects
    .map(({ id, size, drawings: { row } }) =>
      size && row
        ? `[data-project=${id}]{--w:${row.width};--h:${row.height};--below:${size.below};--long:${size.length};--from:${size.from}}`
        : '',
    )
    .join('')
}
