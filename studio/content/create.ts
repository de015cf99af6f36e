// A new project: a file of its own, named after its German title, with what every project has to have.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { written } from '../../src/content/document.ts'
import { projectSchema } from '../../src/content/schemas/project.ts'
import type { Locale } from '../../src/routes.ts'
import { formOf } from '../form/form.ts'
import { type Answer, Refusal } from '../route.ts'
import type { Studio } from '../settings.ts'
import { newProblems, problemsOf } from './check.ts'
import { contentFiles, formPath, readIfReadable } from './files.ts'
import { wayTo } from './names.ts'
import { tellSaved } from './saved.ts'
import { slugOf } from './slug.ts'
import { writeWhole } from './write.ts'

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000))
const pair = v.strictObject({ de: filled, en: filled })

export const createSchema = v.strictObject({
  title: pair,
  category: filled,
  picture: filled,
  description: pair,
  location: filled,
})

const taken: Record<Locale, string> = {
  de: 'Ein Projekt dieses Namens gibt es schon.',
  en: 'There is a project of this name already.',
}

export async function createProject(
  studio: Studio,
  { title, category, picture, description, location }: v.InferOutput<typeof createSchema>,
  language: Locale,
): Promise<Answer> {
  const name = slugOf(title.de)
  const file = `projects/${name}.yaml`
  if (name === '' || existsSync(join(studio.content, file))) throw new Refusal(409, taken)
  const orders = contentFiles(studio)
    .filter(found => found.file.startsWith('projects/'))
    .map(found => Number((readIfReadable(studio, found.file) as { order?: unknown } | undefined)?.order) || 0)
  const project = {
    order: Math.max(0, ...orders) + 1,
    title,
    category,
    picture,
    description,
    facts: { location },
  }
  const text = `# yaml-language-server: $schema=../.schemas/project.json\n${written(project)}`
  const form = formOf(projectSchema, formPath(file))
  const problems = newProblems(problemsOf(studio), problemsOf(studio, { [file]: text }))
  if (problems.length > 0)
    return {
      status: 422,
      json: {
        problems: problems.map(({ path, says }) => ({
          way: wayTo(form, project, path, language),
          message: says[language],
        })),
      },
    }
  writeWhole(join(studio.content, file), text)
  await tellSaved(join(studio.content, file), 'add')
  return { json: { file } }
}
