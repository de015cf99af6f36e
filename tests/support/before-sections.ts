import { spawnSync } from 'node:child_process'
import { inProgram } from '../../tools/program.ts'

/** The last commit of the time when pages were code: what the first migration is tried with. */
export const versionBeforeSections = '00cb9cf35e02ad3accf02186c2e18590e46cb75f'

/** A copy without the history cannot try it. */
export const hasVersionBeforeSections =
  spawnSync('git', ['cat-file', '-e', versionBeforeSections], { cwd: inProgram('.') }).status === 0
