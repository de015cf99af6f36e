import * as v from 'valibot'
import { date, plain, text } from '../../content/fields.ts'
import { say } from '../../content/problems.ts'
import { locales } from '../../routes.ts'
import { legalPage } from '../legal/schema.ts'

const { approved, ...statement } = legalPage

export const accessibilityPage = v.strictObject({
  ...statement,
  review: v.pipe(
    v.strictObject({
      on: date(),
      kind: v.pipe(text(), v.description('What was looked at, by what means: a self-assessment, an audit')),
      by: v.optional(
        v.pipe(
          plain(),
          v.description('Not shown: who made the review. Without it the site is not ready to go online'),
        ),
      ),
    }),
    v.description('The last review; stands as {reviewedOn} and {review} in the texts'),
  ),
  sections: v.pipe(
    legalPage.sections,
    v.check(
      sections =>
        locales.every(locale => {
          const texts = sections.map(({ body }) => body.in(locale)).join()
          return texts.includes('{reviewedOn}') && texts.includes('{review}')
        }),
      say(
        'nirgends steht mehr, wann und wie geprüft wurde; schreiben Sie {review} und {reviewedOn} in einen der Abschnitte, in de und en',
        'nothing says any more when and how the site was reviewed; write {review} and {reviewedOn} into one of the sections, in de and en',
      ),
    ),
  ),
})
