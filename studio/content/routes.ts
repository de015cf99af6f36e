// Contents: what there is, one file with its form, saving, searching.
import { join } from 'node:path'
import * as v from 'valibot'
import { routeIds, utilityRouteIds } from '../../src/routes.ts'
import type { Route } from '../route.ts'
import { problemsOf } from './check.ts'
import { createProject, createSchema } from './create.ts'
import { contentFile, contentFiles, parseText, readIfReadable, readText, unreadable } from './files.ts'
import { fits } from './fits.ts'
import { former } from './former.ts'
import { hereRoutes } from './here.ts'
import { allOlder, englishOlder } from './history.ts'
import { fileName, isPageFile, pageOf } from './names.ts'
import { optionsOf } from './options.ts'
import { pagesOf } from './pages.ts'
import { hashOf, save, saveSchema } from './save.ts'
import { tellSaved } from './saved.ts'
import { formFor, placeOf, search } from './texts.ts'

const list: Route = {
  method: 'GET',
  path: 'contents',
  access: 'edit',
  handle: async ({ studio }) => {
    const there = contentFiles(studio).map(({ file }) => file)
    const older = await allOlder(studio, there)
    const files = there.map(file => {
      const value = readIfReadable(studio, file)
      return {
        file,
        name: fileName(file, value),
        address: isPageFile(file) ? pageOf(file, 'de') : undefined,
        count: Array.isArray(value) ? value.length : undefined,
        order: isPageFile(file) ? placeOfPage(file) : ((value as { order?: number } | undefined)?.order ?? 0),
        older: older.get(file)?.length ?? 0,
        isUnreadable: value === undefined,
      }
    })
    return { json: files.sort((a, b) => a.order - b.order || a.file.localeCompare(b.file)) }
  },
}

/** As the registry has them; other pages stand before those that exist for a situation. */
const pageFiles = [...routeIds, 'others', ...utilityRouteIds].map(id => `pages/${id}.yaml`)
const placeOfPage = (file: string) => pageFiles.indexOf(pageFiles.includes(file) ? file : 'pages/others.yaml')

const open: Route = {
  method: 'GET',
  path: 'file',
  access: 'edit',
  handle: async ({ studio, query, language }) => {
    const { file, schema } = contentFile(studio, query.get('name') ?? '')
    const text = readText(studio, file)
    const value = parseText(file, text)
    return {
      json: {
        file,
        name: fileName(file, value),
        pages: pagesOf(studio, file),
        form: formFor(file, schema),
        value,
        hash: hashOf(text),
        older: await englishOlder(studio, file),
        problems: problemsOf(studio)
          .filter(problem => problem.file === file)
          .map(({ path, says }) => ({ file, path, message: says[language] })),
      },
    }
  },
}

const saving: Route = {
  method: 'POST',
  path: 'save',
  access: 'edit',
  handle: async ({ studio, json, language }) => {
    const asked = await json(saveSchema)
    const answer = save(studio, asked, language)
    if (answer.outcomes.some(({ state }) => state === 'saved'))
      await tellSaved(join(studio.content, asked.file))
    return { json: answer }
  },
}

const finding: Route = {
  method: 'GET',
  path: 'search',
  access: 'edit',
  handle: ({ studio, query, language }) => ({
    json: {
      ...search(studio, (query.get('q') ?? '').slice(0, 200), language),
      unreadable: unreadable(studio).map(says => says[language]),
    },
  }),
}

const locating: Route = {
  method: 'POST',
  path: 'place',
  access: 'edit',
  handle: async ({ studio, json }) => {
    const { text, file, locale } = await json(
      v.strictObject({
        text: v.pipe(v.string(), v.maxLength(20_000)),
        file: v.string(),
        locale: v.picklist(['de', 'en']),
      }),
    )
    return { json: { place: placeOf(studio, text, file, locale) ?? null } }
  },
}

/** What can be chosen in a field, by its kind. */
const options: Route = {
  method: 'GET',
  path: 'options',
  access: 'edit',
  handle: ({ studio, language }) => ({ json: optionsOf(studio, language) }),
}

const creating: Route = {
  method: 'POST',
  path: 'create',
  access: 'edit',
  handle: async ({ studio, json, language }) => createProject(studio, await json(createSchema), language),
}

export const contentRoutes: Route[] = [
  list,
  open,
  saving,
  finding,
  locating,
  options,
  creating,
  fits,
  former,
  ...hereRoutes,
]
