import { basename } from 'node:path'

/** Indexes the result of a glob by file name, because content names files without their folder. */
export const byName = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [basename(path), value]))
