// Creates a page from a pattern, empty, or as a copy of another. Its texts are placeholders to write over.
import * as v from 'valibot'
import { written } from '../../src/content/document.ts'
import { unwritten } from '../../src/content/unwritten.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, locales } from '../../src/routes.ts'
import { pageSchema } from '../../src/sections/page.ts'
import { formFor } from '../content/all-texts.ts'
import { contentFiles } from '../content/files.ts'
import { optionsOf } from '../editor/options.server.ts'
import { dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { freshSection } from '../sections/fresh.ts'
import {
  addressTaken,
  commit,
  idOf,
  inSite,
  isTaken,
  type Page,
  pageAt,
  pageFile,
  slug,
  textsOf,
} from './page-files.server.ts'
import { withRedirects } from './page-links.server.ts'
import { type PatternName, patterns } from './patterns.ts'

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))
const newPage = v.strictObject({
  name: v.record(v.string(), line),
  address: v.record(v.string(), slug),
  from: v.union([
    v.strictObject({ pattern: v.picklist(Object.keys(patterns) as PatternName[]) }),
    v.strictObject({ copy: pageFile }),
  ]),
})

export const createPage = dataRoute('POST', 'pages/create', async ({ studio, json, language }) => {
  const { name, address, from } = await json(newPage)
  const id = address[firstLocale()] ?? ''
  const paths = locales.map(locale => inSite(`/${address[locale] ?? id}`, locale))
  const files = contentFiles(studio).map(({ file }) => file)
  if (files.some(file => isTaken(file, paths))) throw new Refusal(409, addressTaken)
  const made = freeFile(id, files)
  const own = locales.some(locale => (address[locale] ?? id) !== idOf(made)) && {
    address: Object.fromEntries(locales.map(locale => [locale, `/${address[locale] ?? id}`])),
  }
  const page =
    'copy' in from ? copyOf(pageAt(studio, from.copy)) : fromPattern(studio, from.pattern, language)
  const value = { nav: name, ...page, ...own }
  const gone = withRedirects(studio, [], paths)
  await commit(
    studio,
    {
      ...textsOf(
        studio,
        gone.map(change => ['redirects.yaml', change]),
      ),
      [made]: `# yaml-language-server: $schema=../.schemas/pages.json\n${written(value)}`,
    },
    language,
  )
  return { file: made }
})

/** Finds a free file name. A page whose address has changed keeps its file, whose name a new page may want. */
function freeFile(id: string, files: readonly string[]): string {
  for (let number = 1; ; number++) {
    const file = `pages/${number === 1 ? id : `${id}-${number}`}.yaml`
    if (!files.includes(file)) return file
  }
}

const everywhere = (text: string) => Object.fromEntries(locales.map(locale => [locale, text]))
const searchTexts = () => ({ title: everywhere(unwritten), description: everywhere(unwritten) })

/** Copies texts and pictures. Each page has its own address, role and search texts. */
function copyOf({ nav: _, role: __, address: ___, ...page }: Page): object {
  return { ...page, seo: searchTexts() }
}

function fromPattern(studio: Studio, pattern: PatternName, language: ProgramLanguage): object {
  const options = optionsOf(studio, language)
  const form = formFor('pages/', pageSchema)
  const sections =
    form.type === 'group' ? form.entries.find(({ key }) => key === 'sections')?.field : undefined
  if (sections?.type !== 'list') throw new Error('Pages have no sections.')
  const names = patterns[pattern].kinds
  const person = options.person?.[0]?.value
  return {
    seo: searchTexts(),
    share: { picture: options.picture?.[0]?.value },
    ...(names.includes('contact-person') && person && { contactPerson: person }),
    sections: names.map(name => freshSection(sections.item, name, options)),
  }
}
