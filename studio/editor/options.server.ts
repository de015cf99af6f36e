// Lists the choices of a field, by its kind, under the names that people know.
import { chatForm } from '../../src/content/action.ts'
import { publicContent } from '../../src/content/public-content.ts'
import { parseContent } from '../../src/content/read.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, locales } from '../../src/routes.ts'
import { isSituation } from '../../src/sections/page.ts'
import { placeholderNames, placeholderValues } from '../../src/site/placeholder-values.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { mainCurrencyOf } from '../content/main-currency.ts'
import { fileName, isPageFile, pathOfFile } from '../content/names.ts'
import { type Texts, textFor, titleOf } from '../content/title.ts'
import type { Studio } from '../http/settings.ts'
import { programTypefaces } from '../theme/typefaces.server.ts'

/** True for a page that no link should lead to, such as the answer to a form. */
const isUtility = (studio: Studio, file: string) => isSituation(readIfReadable(studio, file) ?? {})

const chatName = { de: 'Angebot als Chatnachricht', en: 'Quote as a chat message' }

/** The note is read beside the label, such as a page's name in other languages; `names` is for texts in each. */
type Option = { value: string; label: string; note?: string; names?: Texts | undefined }
type Described = Record<string, { alt?: Texts }>

export function optionsOf(studio: Studio, language: ProgramLanguage): Record<string, Option[]> {
  const read = <T>(file: string, otherwise: T) => (readIfReadable(studio, file) ?? otherwise) as T
  const people = read('people.yaml', {
    persons: {} as Record<string, { name: string }>,
    team: [] as { name: string }[],
  })
  const person = Object.entries(people.persons).map(([value, { name }]) => ({ value, label: name }))
  type Group = { label: Texts; categories: { id: string; label: Texts }[] }
  const categories = read<Group[]>('categories.yaml', [])
  const projects = contentFiles(studio).filter(({ file }) => file.startsWith('projects/'))
  const pictures = (file: string) =>
    Object.entries(read<Described>(file, {})).map(([value, { alt }]) => ({
      value,
      label: alt ? textFor(alt, language) : value,
    }))
  const target = contentFiles(studio)
    .filter(({ file }) => (isPageFile(file) && !isUtility(studio, file)) || file.startsWith('projects/'))
    .map(({ file }) => {
      const value = pathOfFile(file, firstLocale())
      const page = read<{ nav?: Texts; title?: Texts }>(file, {})
      return { value, label: `${fileName(file, page)[language]} (${value})`, names: page.nav ?? page.title }
    })
  return {
    person,
    colleague: [...person, ...people.team.map(({ name }) => ({ value: name, label: name }))],
    office: read('firm.yaml', { offices: [] as { id: string; city: unknown }[] }).offices.map(
      ({ id, city }) => ({
        value: id,
        label: typeof city === 'string' ? city : (titleOf(city, language) ?? id),
      }),
    ),
    category: categories.flatMap(group =>
      group.categories.map(({ id, label }) => ({
        value: id,
        label: `${textFor(group.label, language)} › ${textFor(label, language)}`,
      })),
    ),
    form: [
      ...contentFiles(studio)
        .filter(({ file }) => file.startsWith('forms/'))
        .map(({ file }) => ({
          value: file.slice('forms/'.length, -'.yaml'.length),
          label: fileName(file, readIfReadable(studio, file))[language],
        })),
      { value: chatForm, label: chatName[language] },
    ],
    project: projects.map(({ file }) => ({
      value: file.slice('projects/'.length, -'.yaml'.length),
      label: fileName(file, readIfReadable(studio, file))[language],
    })),
    page: contentFiles(studio)
      .filter(({ file }) => isPageFile(file) && !isUtility(studio, file))
      .map(({ file }) => {
        const { nav = {} } = read<{ nav?: Texts }>(file, {})
        const label = fileName(file, { nav })[language]
        const others = [...new Set(locales.map(locale => nav[locale]))].filter(name => name && name !== label)
        return { value: file.slice('pages/'.length, -'.yaml'.length), label, note: others.join(', ') }
      }),
    // A link may also lead to another site; the field has its own input for that.
    target,
    currency: [{ value: mainCurrencyOf(studio), label: mainCurrencyOf(studio) }],
    language: locales.map(locale => ({ value: locale, label: languageName(locale, language) })),
    typeface: programTypefaces().map(({ family }) => ({ value: family, label: family })),
    ...mediaOptions(studio),
    placeholder: placeholderOptions(studio, language),
    picture: [...pictures('media/pictures.yaml'), ...pictures('media/portraits.yaml')],
  }
}

/** Films with their subtitles, and drawings, by their file names. */
function mediaOptions({ content }: Studio): Record<string, Option[]> {
  const names = [...openFolder(content).files].flatMap(file => {
    const [folder, value = '', deeper] = file.split('/')
    return folder === 'media' && deeper === undefined ? [{ value, label: value }] : []
  })
  return {
    film: names.filter(({ value }) => /\.(mp4|webm|vtt)$/.test(value)),
    drawing: names.filter(({ value }) => value.endsWith('.svg')),
  }
}

/** Placeholders that any text may use, such as {firm.phone}, with their value and owner. */
function placeholderOptions({ content }: Studio, language: ProgramLanguage): Option[] {
  const { content: all } = parseContent(siteModel, openFolder(content))
  const known = publicContent(all) as Parameters<typeof placeholderValues>[0]
  const { people, firm } = known
  const owner = (name: string) => {
    const [whose = '', id = ''] = name.split('.')
    if (whose === 'person') return people?.persons[id]?.name
    if (whose === 'office') return firm?.offices.find(office => office.id === id)?.city.in(language)
    return placeholderNames[name.replace(/\.word$/, '')]?.[language]
  }
  return Object.entries(placeholderValues(known, language)).map(([name, value]) => ({
    value: `{${name}}`,
    label: [...new Set([value, owner(name)])].filter(Boolean).join(' · '),
  }))
}
