import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inProgram, programDir } from '../tools/program.ts'

const firstSigns = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${firstSigns}0123456789`

const namesIn = (file: string): string[] => [
  ...new Set(
    [...readFileSync(inProgram(file), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(
      ([, name = '']) => name,
    ),
  ),
]

const globalNames = new Set(globSync('src/styles/*.css', { cwd: programDir }).flatMap(namesIn))

function* allNames(): Generator<string, string> {
  for (const first of firstSigns) for (const second of signs) yield first + second
  throw new Error('There are more classes than names of two characters')
}
const free = allNames()

function nextName(): string {
  const { value } = free.next()
  return globalNames.has(value) ? nextName() : value
}

/** Assigns two characters to each class and animation of the modules, because names are a third of the styles in a page. */
const shortNames = new Map<string, string>()
for (const file of globSync('src/**/*.module.css', { cwd: programDir }).sort())
  for (const name of namesIn(file)) shortNames.set(`${file} ${name}`, nextName())

/**
 * Returns the class name for a name in a CSS module, on which the server's HTML, the islands and the tests agree. A class
 * that was added after the development server started keeps its original name.
 */
export function className(file: string, name: string): string {
  const path = relative(programDir, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return shortNames.get(`${path} ${name}`) ?? `${path.replaceAll(/\W/g, '-')}-${name}`
}
