import { spawnSync } from 'node:child_process'
import { inProgram } from '../../tools/program.ts'

/** The last commit in which pages were code. Tests run the first migration on its content. */
export const versionBeforeSections = '00cb9cf35e02ad3accf02186c2e18590e46cb75f'

/** False in a clone without the history, which cannot run these tests. */
export const hasVersionBeforeSections =
  spawnSync('git', ['cat-file', '-e', versionBeforeSections], { cwd: inProgram('.') }).status === 0
