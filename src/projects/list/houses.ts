// The filtered projects as houses on one ground line.
import { yearOf } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import type { House } from './scale.ts'

/** One of two trees beside the house, or people if undefined. */
export type DrawnHouse = House & { project: PublicProject; tree: 0 | 1 | undefined }

/** Puts people by every third house, trees by the others. */
export function housesOf(projects: readonly PublicProject[]): DrawnHouse[] {
  return projects.flatMap((project, index) => {
    const { id, size, facts } = project
    if (!size) return []
    const tree = index % 3 === 2 ? undefined : index % 3 === 0 ? 0 : 1
    const year = Number(yearOf(facts.completion ?? '0'))
    return [{ ...size, id, project, tree, year, gap: tree === undefined ? 9 : 14 }]
  })
}
