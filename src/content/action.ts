// The field for a button or link, wherever content has one.
import * as v from 'valibot'
import { email, target } from './address-fields.ts'
import { form } from './entry-fields.ts'
import { choiceField, field, group, optional } from './fields.ts'
import { pathItems } from './ids.ts'
import { say } from './problems.ts'
import { text } from './text-fields.ts'
import { EntryRef } from './values.ts'

/** The id of the quote form, whose answers become a chat message. */
export const chatForm = 'chat'

const targets = ['link', 'form', 'person', 'phone', 'mail'] as const

const fields = group({
  label: optional('Beschriftung', 'Label', text()),
  link: optional('Führt zu', 'Leads to', target()),
  form: optional('Öffnet das Formular', 'Opens the form', form()),
  person: optional(
    'Zeigt die Person',
    'Shows the person',
    v.pipe(
      v.string(),
      v.metadata({ kind: 'person' }),
      v.transform(id => (id === 'page' ? undefined : new EntryRef('person', id))),
    ),
    {
      de: '„page“ steht für die Ansprechperson der Seite.',
      en: '“page” stands for the contact person of the page.',
    },
  ),
  phone: v.optional(
    choiceField('Ruft an', 'Calls', {
      firm: { de: 'das Büro', en: 'the firm' },
      person: { de: 'die Person', en: 'the person' },
    }),
  ),
  mail: optional('Schreibt an', 'Writes to', email()),
  subject: optional('Betreff', 'Subject', text()),
  note: optional('Anmerkung', 'Note', text()),
  main: v.optional(field('Hauptschaltfläche', 'Main button', v.boolean()), false),
})

/**
 * Creates the field for an action with exactly one target: a link, a form, a person's card, a phone number or an email
 * address.
 */
export const action = () =>
  v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const given = targets.filter(target => target in dataset.value)
      if (given.length !== 1)
        addIssue({
          message: say(
            `führt an genau eine Stelle; geben Sie eines davon an: ${targets.join(', ')}`,
            `leads to exactly one place; give one of ${targets.join(', ')}`,
          ),
        })
      else if (dataset.value.label === undefined && !('phone' in dataset.value) && !('mail' in dataset.value))
        addIssue({
          message: say(
            'fehlt; ergänzen Sie, was auf der Schaltfläche steht',
            'is missing; add what the button says',
          ),
          path: pathItems(['label']),
        })
    }),
    v.transform(value => new Action(value)),
  )

type Value = v.InferOutput<typeof fields>

/** The content of an action. The page that shows it resolves the target. */
export class Action {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}
