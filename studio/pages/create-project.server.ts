// Creates a project: a file named after its German title, with everything that a project must have.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { written } from '../../src/content/document.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { projectSchema } from '../../src/content/schemas/project.ts'
import { languageCode } from '../../src/content/texts.ts'
import { firstLocale, locales, projectPath } from '../../src/routes.ts'
import { formFor } from '../content/all-texts.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { wayTo } from '../content/names.ts'
import { saveFiles } from '../content/save-events.ts'
import { slugOf } from '../content/slug.ts'
import { dataRoute, Refusal, refuseProblems } from '../http/route.ts'
import { type FileChange, inSite, textsOf } from './page-files.server.ts'
import { withRedirects } from './page-links.server.ts'

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000))
const pair = v.record(languageCode, filled)

const newProject = v.strictObject({
  title: pair,
  category: filled,
  picture: filled,
  description: pair,
  location: filled,
})

const nameless: Sentence = {
  de: 'Aus diesem Titel wird keine Adresse. Er braucht Buchstaben von a bis z.',
  en: 'This title cannot be turned into an address. It needs letters from a to z.',
}
const taken: Sentence = {
  de: 'Ein Projekt dieses Namens gibt es schon.',
  en: 'A project with this name already exists.',
}

export const createProject = dataRoute('POST', 'create', async ({ studio, json, language }) => {
  const { title, category, picture, description, location } = await json(newProject)
  const name = slugOf(title[firstLocale()] ?? '')
  const file = `projects/${name}.yaml`
  if (name === '') throw new Refusal(422, nameless)
  if (existsSync(join(studio.content, file))) throw new Refusal(409, taken)
  const orders = contentFiles(studio)
    .filter(found => found.file.startsWith('projects/'))
    .map(found => Number((readIfReadable(studio, found.file) as { order?: unknown } | undefined)?.order) || 0)
  const order = Math.max(0, ...orders) + 1
  const project = { order, title, category, picture, description, facts: { location } }
  const text = `# yaml-language-server: $schema=../.schemas/project.json\n${written(project)}`
  const form = formFor(file, projectSchema)
  const paths = locales.map(locale => inSite(projectPath(name), locale))
  const redirects = withRedirects(studio, [], paths).map((change): FileChange => ['redirects.yaml', change])
  const redirectTexts = Object.entries(textsOf(studio, redirects)) as [string, string][]
  const problems = problemsWith(studio, { [file]: text, ...Object.fromEntries(redirectTexts) })
  if (problems.length > 0)
    throw refuseProblems(
      problems.map(({ path, says }) => ({
        way: wayTo(form, project, path, language),
        message: says[language],
      })),
    )
  await saveFiles(studio, [[file, text, 'add'], ...redirectTexts])
  return { file }
})
