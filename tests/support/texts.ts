import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { formsSchema } from '../../src/content/schemas/forms.ts'
import { mailsSchema } from '../../src/content/schemas/mails.ts'
import { type ServiceTexts, serviceTexts } from '../../src/content/service-texts.ts'

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../other-firm/${name}.yaml`, import.meta.url), 'utf8'))

/** What the service says, read from the fixture firm without the rest of it. */
export const texts: ServiceTexts = serviceTexts({
  forms: v.parse(formsSchema, read('forms')),
  mails: v.parse(mailsSchema, read('mails')),
})
