// Fields that name an entry of another content file, or a language.
import * as v from 'valibot'
import { chosen, languageCode } from './texts.ts'
import { EntryRef } from './values.ts'

const entry = <Kind extends string>(refersTo: Kind, description: string) =>
  v.pipe(
    v.string(),
    chosen,
    v.metadata({ kind: refersTo }),
    v.description(description),
    v.transform(id => new EntryRef(refersTo, id)),
  )

export const person = () => entry('person', 'Key of a person in people.yaml')
/** A key of a person in people.yaml, or the first name of a team member there. */
export const colleague = () =>
  entry('colleague', 'Key of a person in people.yaml, or a first name from the team there')
export const project = () => entry('project', 'Name of the project file without .yaml')
/** A form of content/forms. */
export const form = () => entry('form', 'Name of a form, as its file in content/forms')
export const office = () => entry('office', 'An office, by its id in firm.yaml')
export const category = () => entry('category', 'A category of projects, by its id in categories.yaml')

/** A language of the site. */
export const language = (description: string) =>
  v.pipe(languageCode, v.metadata({ kind: 'language' }), v.description(description))
