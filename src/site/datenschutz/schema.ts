import * as v from 'valibot'
import { list, plain, text } from '../../content/fields.ts'
import { say } from '../../content/problems.ts'
import { locales } from '../../routes.ts'
import { legalPage } from '../legal/schema.ts'

export const datenschutzPage = v.strictObject({
  ...legalPage,
  sections: v.pipe(
    legalPage.sections,
    v.check(
      sections =>
        locales.every(locale => sections.some(({ body }) => body.in(locale)?.includes('{retentionMonths}'))),
      say(
        'nirgends steht mehr, wie lange Anfragen bleiben; schreiben Sie {retentionMonths} Monate in einen der Abschnitte, in de und en',
        'nothing says any more how long inquiries are kept; write {retentionMonths} months into one of the sections, in de and en',
      ),
    ),
  ),
  cookieTable: v.strictObject({
    caption: text(),
    columns: v.strictObject({ name: text(), place: text(), purpose: text(), when: text(), duration: text() }),
    rows: list(
      v.strictObject({
        name: plain('Exactly as it is called on the device; … stands for what changes with every build'),
        place: v.picklist(['cookie', 'localStorage', 'sessionStorage', 'Cache Storage', 'Service Worker']),
        when: v.pipe(
          v.picklist(['visited', 'answered', 'paused', 'statistics']),
          v.description('When it is stored; a test compares this with a browser'),
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
