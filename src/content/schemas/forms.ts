import * as v from 'valibot'
import { choiceKeys, labelKeys, messageKeys } from '../../forms/keys.ts'
import { list, text } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import type { InLanguage } from '../localize.ts'
import { template } from '../texts.ts'
import { labels } from './interface.ts'

/** What the forms say; what they ask for is src/forms/definitions.ts. */
export const formsSchema = v.strictObject({
  labels: labels(labelKeys),
  optional: text(),
  minimum: template(['min'], 'Beside the label of a field with a least length; {min} is filled in'),
  choose: text(),
  choices: labels(choiceKeys),
  projectTypes: v.pipe(
    list(
      v.strictObject({ id: id('Short name under which inquiries are stored'), label: text() }),
      'The kinds of project that an inquiry can be about',
    ),
    distinct('id'),
  ),
  messages: labels(messageKeys),
  send: text(),
  sending: text(),
  requiredNote: text(),
  privacy: v.strictObject({
    text: template(['link']),
    link: text(),
  }),
  trap: v.pipe(text(), v.description('Label of the field that only machines fill in')),
  failed: template(['phone'], 'In the form after a failure; {phone} becomes a link'),
  notArrived: v.pipe(text(), v.description('Beside the button that opened the form, after a failure')),
  toasts: v.strictObject({
    label: text(),
    close: text(),
    sentTitle: text(),
    sent: text(),
    reference: template(['reference']),
    failedTitle: text(),
    failed: text(),
    reopen: text(),
  }),
  answers: labels(['summary', 'invalid', 'later', 'tooMany']),
  whatsapp: v.strictObject({
    heading: v.pipe(text(), v.description('Bold first line of the message')),
    note: v.pipe(text(), v.description('What happens with the entries; {fields} lists them')),
    open: text(),
    blocked: v.pipe(text(), v.description('When the browser refused to open the new window')),
    leaving: v.strictObject({ title: text(), text: text() }),
  }),
})

export type FormTexts = InLanguage<v.InferOutput<typeof formsSchema>>
