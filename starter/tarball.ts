// Finds the program that a new firm's folder installs.
import { copyFileSync, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** Returns the tarball that --program names, relative to the working folder. Undefined for a version. */
export function tarballIn(spec: string): string | undefined {
  if (!/^file:|\.tgz$/.test(spec)) return undefined
  const file = resolve(spec.replace(/^file:/, ''))
  if (existsSync(file)) return file
  throw new Error(`--program names ${spec}, but there is no file ${file}.`)
}

/** Copies a tarball into the folder, so that a clone can install it too. Returns the spec for package.json. */
export function takeProgram(folder: string, tarball: string): string {
  copyFileSync(tarball, join(folder, basename(tarball)))
  return `file:${basename(tarball)}`
}
