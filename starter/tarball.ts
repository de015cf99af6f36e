// The program that a new firm's folder installs.
import { copyFileSync, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** The tarball that --program names, seen from where the command is given. Undefined for a version. */
export function tarballIn(spec: string): string | undefined {
  if (!/^file:|\.tgz$/.test(spec)) return undefined
  const file = resolve(spec.replace(/^file:/, ''))
  if (existsSync(file)) return file
  throw new Error(`--program names ${spec}, but there is no file ${file}.`)
}

/** Copies a tarball into the folder, so that a clone of the folder installs it too. Returns what package.json says. */
export function takeProgram(folder: string, tarball: string): string {
  copyFileSync(tarball, join(folder, basename(tarball)))
  return `file:${basename(tarball)}`
}
