// One file with its form: opening, saving, and what can be chosen in its fields.
import { join } from 'node:path'
import { overlap } from '../../src/content/changes.ts'
import { termsIn } from '../../src/content/glossary.ts'
import { glossaryFile } from '../../src/content/glossary-hints.ts'
import { formFor } from '../content/all-texts.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { contentFile, parseText, readIfReadable, readText } from '../content/files.ts'
import { fileName } from '../content/names.ts'
import { outdatedIn } from '../content/older-translations.ts'
import { pagesOf } from '../content/page-of-file.ts'
import { announceSave } from '../content/save-events.ts'
import { refuseTheme } from '../content/theme-right.ts'
import { markTranslation } from '../content/translation-marks.ts'
import { editsOf } from '../http/authors.server.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import { fieldHistory } from './field-history.server.ts'
import { optionsOf } from './options.server.ts'
import { type Outcome, save, saveSchema } from './save.server.ts'

const open = dataRoute('GET', 'file', async ({ studio, person, query, language }) => {
  const { file, schema } = contentFile(studio, query.get('name') ?? '')
  refuseTheme(person.may, file)
  const value = parseText(file, readText(studio, file))
  return {
    file,
    name: fileName(file, value),
    pages: pagesOf(studio, file),
    form: formFor(file, schema),
    value,
    terms: file === glossaryFile ? [] : termsIn(readIfReadable(studio, glossaryFile)),
    older: await outdatedIn(studio, file),
    problems: problemsOf(studio)
      .filter(problem => problem.file === file)
      .map(({ path, says }) => ({ file, path, message: says[language] })),
  }
})
export type Opened = DataOf<typeof open>

const saving = {
  ...dataRoute('POST', 'save', async ({ studio, person, json, language }) => {
    const request = await json(saveSchema)
    refuseTheme(person.may, request.file)
    const answer = save(studio, request, language)
    const places = request.units.flatMap(({ root }, at) =>
      answer.outcomes[at]?.state === 'saved' ? [root] : [],
    )
    if (places.length > 0) await announceSave(join(studio.content, request.file), 'change', places)
    const others = (await editsOf(studio, [request.file])).filter(({ login }) => login !== person.login)
    const outcomes = answer.outcomes.map((outcome, at): Outcome => {
      if (outcome.state !== 'conflict') return outcome
      const root = request.units[at]?.root ?? []
      const by = others.find(({ place }) => overlap(place, root))?.person
      return { ...outcome, ...(by !== undefined && { by }) }
    })
    return { ...answer, outcomes }
  }),
  // The request contains the whole file as the editor saw it.
  limit: 5_000_000,
}

/** Lists the choices of a field, by its kind. */
const options = dataRoute('GET', 'options', ({ studio, language }) => optionsOf(studio, language))
export type Options = DataOf<typeof options>

export const editorRoutes = [open, saving, options, markTranslation, fieldHistory]
