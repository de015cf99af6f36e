import { basename } from 'node:path'

/** What a glob found, by the names that content gives files. */
export const byName = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [basename(path), value]))
