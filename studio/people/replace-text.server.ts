import * as v from 'valibot'
import { type Change, pathSchema } from '../../src/content/changes.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { formFor } from '../content/all-texts.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { contentFile, needAllReadable, readText, readYaml } from '../content/files.ts'
import { fileName, wayTo } from '../content/names.ts'
import { saveFiles } from '../content/save-events.ts'
import { applyOrRefuse } from '../content/write.ts'
import { orderIn } from '../form/entry-order.ts'
import { dataRoute, Refusal, refuseProblems } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { type Mention, mentionsOf } from './mentions.server.ts'
import { renamed } from './rename.ts'

export const overtaken = {
  de: 'Eine der Stellen wurde inzwischen geändert. Laden Sie die Seite neu.',
  en: 'One of these places has changed. Please reload the page.',
}
export const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))
export const places = v.pipe(
  v.array(v.strictObject({ file: line, path: pathSchema, text: v.string() })),
  v.maxLength(500),
)
const replacing = v.strictObject({ old: line, next: line, places })
type Chosen = v.InferOutput<typeof places>

/** Finds the ticked places in the present content. */
export function chosen(mentions: Mention[], ticked: Chosen): Mention[] {
  return ticked.map(({ file, path, text }) => {
    const mention = mentions.find(
      mention =>
        mention.file === file && mention.text === text && mention.path.join('\n') === path.join('\n'),
    )
    if (!mention) throw new Refusal(409, overtaken)
    return mention
  })
}

/** Files with their changes, written in this order if the check accepts all of them together. */
type Steps = { file: string; changes: Change[] }[]

export async function applySteps(studio: Studio, steps: Steps, language: ProgramLanguage): Promise<object> {
  needAllReadable(studio)
  const texts: Record<string, string> = {}
  const writes: [string, string][] = []
  for (const { file, changes } of steps) {
    const { schema } = contentFile(studio, file)
    const text = applyOrRefuse(
      texts[file] ?? readText(studio, file),
      changes,
      orderIn(formFor(file, schema)),
      overtaken,
    )
    texts[file] = text
    writes.push([file, text])
  }
  const problems = problemsWith(studio, texts)
  if (problems.length > 0)
    throw refuseProblems(
      problems.map(({ file, path, says }) => ({
        way: wayIn(studio, file, path, language),
        message: says[language],
      })),
    )
  await saveFiles(studio, writes)
  return {}
}

function wayIn(studio: Studio, file: string, path: Change['path'], language: ProgramLanguage): string[] {
  const value = readYaml(studio, file)
  return [
    fileName(file, value)[language],
    ...wayTo(formFor(file, contentFile(studio, file).schema), value, path, language),
  ]
}

export const byFile = (changes: [string, Change][]): Steps =>
  [...Map.groupBy(changes, ([file]) => file)].map(([file, of]) => ({
    file,
    changes: of.map(([, change]) => change),
  }))

const mentions = dataRoute('GET', 'mentions', ({ studio, query, language }) => {
  const [old = '', next = ''] = ['old', 'next'].map(name => (query.get(name) ?? '').trim().slice(0, 300))
  return old ? mentionsOf(studio, old, next, language) : { mentions: [], follows: [] }
})

const replaceText = dataRoute('POST', 'replace', async ({ studio, json, language }) => {
  const { old, next, places: ticked } = await json(replacing)
  const found = chosen(mentionsOf(studio, old, next, language).mentions, ticked)
  const changes = found.map(({ file, path, text }): [string, Change] => [
    file,
    { op: 'set', path, value: renamed(text, [{ from: old, to: next }]) },
  ])
  return applySteps(studio, byFile(changes), language)
})

export const replaceTextRoutes = [mentions, replaceText]
