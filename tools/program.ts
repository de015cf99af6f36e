import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/**
 * The folder of the program. A site's own files (content, public, data, builds) are relative to the working folder. The
 * build bundles this module into another file, so astro.config.ts passes the folder.
 */
export const programDir = process.env.PROGRAM_DIR ?? resolve(import.meta.dirname, '..')

/** Returns the path of a file of the program. */
export const inProgram = (path: string): string => join(programDir, path)

/** Finds a file of a package by Node's own rules, because the place of node_modules differs between firms. */
export function packageFile(name: string, file: string): string {
  return join(dirname(createRequire(inProgram('package.json')).resolve(`${name}/package.json`)), file)
}

/** Returns the folder of the packages. In a firm's folder it is beside the program. */
export const packagesDir = (): string => dirname(packageFile('astro', '.'))
