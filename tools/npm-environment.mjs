// Prepares the environment for the machine's own npm. Like achsmass.mjs it runs on any Node that came with npm 9.
import { existsSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'

/**
 * Returns the environment for npm, without the program's own Node and its hooks. Debian's npm only finds its modules with
 * Debian's Node, and an older Node fails at our hooks.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter)
  const ofMachine = folders.filter(folder => !folder.split(sep).includes('node_modules'))
  // If the machine has no other Node, its npm came with the program's Node.
  const hasNode = ofMachine.some(folder => existsSync(join(folder, 'node')))
  return { ...env, NODE_OPTIONS: '', PATH: (hasNode ? ofMachine : folders).join(delimiter) }
}
