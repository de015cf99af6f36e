// No test may disappear unnoticed: tests/promises.txt lists all titles as of the first rebuild, each with its successor if any.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { testTitles } from './test-titles.ts'

const list = 'tests/promises.txt'
const moved = ' => '
const within = ' › '

type Promised = { file: string; title: string; line: number }

const titlesByFile = new Map<string, ReadonlySet<string>>()

function isHeld({ file, title }: Pick<Promised, 'file' | 'title'>): boolean {
  const titles = titlesByFile.get(file) ?? new Set(testTitles(file))
  titlesByFile.set(file, titles)
  return titles.has(title)
}

/** Reads the list: file names, each with its indented test titles below. `=>` after either names its successor. */
function readPromises(text: string): Promised[] {
  let file = ''
  return text.split('\n').flatMap((entry, index) => {
    if (/^(?:#|\s*$)/.test(entry)) return []
    const [own = '', successor] = entry.trim().split(moved)
    const line = index + 1
    if (!entry.startsWith(' ')) {
      file = successor ?? own
      return []
    }
    if (successor === undefined) return [{ file, title: own, line }]
    const [otherFile = '', ...title] = successor.split(within)
    return [{ file: otherFile, title: title.join(within), line }]
  })
}

/** Lists the promised tests that do not exist. */
function brokenPromises(text: string): string[] {
  return readPromises(text)
    .filter(promised => !isHeld(promised))
    .map(({ file, title, line }) => `${list}:${line} ${file}${within}${title}`)
}

test('every promised test still exists, or names an existing successor', () => {
  const broken = brokenPromises(readFileSync(list, 'utf8'))
  assert.deepEqual(
    broken,
    [],
    `End each line with "${moved}file${within}title" of the test that holds it now.`,
  )
})

test('a promise is held where its line says, and nowhere else', () => {
  const here = 'scripts/promises.test.ts'
  const title = 'a promise is held where its line says, and nowhere else'
  assert.deepEqual(brokenPromises(`${here}\n  ${title}\nold.test.ts => ${here}\n  ${title}\n`), [])
  assert.deepEqual(brokenPromises(`old.test.ts\n  a title => ${here} › ${title}\n`), [])
  assert.deepEqual(brokenPromises(`${here}\n  a title\n`), [`${list}:2 ${here} › a title`])
  assert.deepEqual(brokenPromises(`${here}\n  a title => old.test.ts › ${title}\n`), [
    `${list}:2 old.test.ts › ${title}`,
  ])
})
