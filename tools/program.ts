import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/**
 * The folder of the program. What belongs to a site (content, public, data, builds) is found from the working folder.
 * The build puts this module into one of its own files, so it is told the place (astro.config.ts).
 */
export const programDir = process.env.PROGRAM_DIR ?? resolve(import.meta.dirname, '..')

/** A file of the program. */
export const inProgram = (path: string): string => join(programDir, path)

/** A file of a package, found as Node finds it: node_modules is somewhere else in each firm's folder. */
export function packageFile(name: string, file: string): string {
  return join(dirname(createRequire(inProgram('package.json')).resolve(`${name}/package.json`)), file)
}

/** The folder of the packages: in a firm's folder it lies beside the program. */
export const packagesDir = (): string => dirname(packageFile('astro', '.'))
