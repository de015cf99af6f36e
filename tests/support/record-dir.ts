import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentDir } from '../../src/content/content-dir.ts'
import { otherFirm } from './other-firm.ts'

const sample = 'tests/sample'

/** The folder with what the built firm's site promises. A firm that has just begun has none. */
export const recordDir: string | undefined =
  contentDir() === resolve(otherFirm) ? `${otherFirm}-record` : existsSync(sample) ? sample : undefined
