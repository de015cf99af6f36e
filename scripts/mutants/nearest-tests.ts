import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders with the tests of each folder. Other tests would also find a mistake, but minutes later. */
const testFolders: Record<string, string> = {
  src: '{src,sites/achsmass/tests}',
  migrations: 'migrations',
  service: 'tests/service',
  studio: 'studio/{bids,content,editor,form,http}',
}
const imports = new Map<string, string[]>()

/** Lists tests by how many imports lie between them and a file. A test of the same folder comes before others. */
export function nearestTests(file: string, limit: number): string[] {
  const [top = ''] = file.split('/')
  const folder = top === 'service' ? 'tests/service' : dirname(file)
  // Random tests would need many runs to notice a single mistake.
  return globSync(`${testFolders[top]}/**/*.test.ts`)
    .filter(test => !/crash|hostile|never-throws/.test(test))
    .map(test => {
      const isBeside = dirname(test) === folder
      // Some tests start the service as a process, which no import shows.
      const steps = stepsTo(file, test) ?? (isBeside ? 4 : Infinity)
      return { test, distance: isBeside ? steps : steps + 1.5 }
    })
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ test }) => test)
}

function stepsTo(file: string, test: string): number | undefined {
  const reached = new Set([test])
  for (let steps = 0, edge = [test]; edge.length > 0; steps++) {
    if (edge.includes(file)) return steps
    edge = edge.flatMap(importsOf).filter(path => !reached.has(path) && reached.add(path))
  }
  return undefined
}

/** Returns every file that a file names, so that workers and processes count as imports too. */
function importsOf(path: string): string[] {
  const known = imports.get(path)
  if (known) return known
  const names = readFileSync(path, 'utf8').matchAll(/['"`]([^'"`\n]+\.tsx?)['"`]/g)
  const paths = [...names].flatMap(([, name = '']) => [join(dirname(path), name), name]).filter(existsSync)
  imports.set(path, paths)
  return paths
}
