// Starts npm as the machine has it. Runs on any Node that npm 9 came with, as achsmass.mjs does.
import { existsSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'

/**
 * The environment for npm: without the program's own Node, and without what that one loads. Debian's npm finds its
 * modules with Debian's Node alone, and an older Node ends at the hooks of ours.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter)
  const ofMachine = folders.filter(folder => !folder.split(sep).includes('node_modules'))
  // Without another Node on the machine, npm came with the program's.
  const hasNode = ofMachine.some(folder => existsSync(join(folder, 'node')))
  return { ...env, NODE_OPTIONS: '', PATH: (hasNode ? ofMachine : folders).join(delimiter) }
}
