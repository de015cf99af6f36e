import * as v from 'valibot'
import { list, plain, text } from '../../content/fields.ts'
import { legalPage } from '../legal/schema.ts'

export const datenschutzPage = v.strictObject({
  ...legalPage,
  cookieTable: v.strictObject({
    caption: text(),
    columns: v.strictObject({ name: text(), place: text(), purpose: text(), when: text(), duration: text() }),
    rows: list(
      v.strictObject({
        name: plain('Exactly as it is called on the device'),
        place: v.picklist(['cookie', 'localStorage', 'sessionStorage']),
        when: v.pipe(
          v.picklist(['answered', 'paused', 'statistics']),
          v.description('After which choice it is stored; a test compares this with a browser'),
        ),
        whenText: text(),
        purpose: text(),
        duration: text(),
      }),
    ),
    settings: text(),
  }),
  optOut: v.strictObject({ button: text(), on: text(), off: text() }),
})
