import * as v from 'valibot'
import { choiceField, field, group, list, optional } from '../../content/fields.ts'
import { distinct, id } from '../../content/ids.ts'
import { markdown } from '../../content/text-fields.ts'
import { template } from '../../content/texts.ts'
import { defineKind } from '../define-kind.ts'
import { longTextField, titleField } from '../section-fields.ts'

export const longText = defineKind(
  'long-text',
  { de: 'Text mit Inhaltsverzeichnis', en: 'Text with table of contents' },
  {
    updated: field('Stand', 'As of', template([], 'The date of this text', ['approvedOn']), {
      de: '{approvedOn} ist der Tag, an dem die Seite freigegeben wurde; vorher fehlt die Zeile.',
      en: '{approvedOn} is the day on which the page was approved; until then the line is left out.',
    }),
    clauses: field(
      'Abschnitte des Textes',
      'Clauses',
      v.pipe(
        list(
          group({
            id: field('Sprungmarke', 'Anchor', id('Short name for links, such as cookies')),
            title: titleField,
            text: longTextField,
            textWithoutStatistics: optional('Text ohne Statistik', 'Text without statistics', markdown(), {
              de: 'Statt des Textes, wenn die Website ohne Matomo gebaut wird.',
              en: 'Shown instead of the text if the site is built without Matomo.',
            }),
            textWithVisitCounts: optional('Text mit Besuchszahlen', 'Text with visit counts', markdown(), {
              de: 'Statt des Textes, wenn Besuche ohne Einwilligung als Tagessummen gezählt werden.',
              en: 'Shown instead of the text if visits are counted as daily totals without consent.',
            }),
            part: v.optional(
              choiceField('Unter dem Text', 'Under the text', {
                'opt-out': { de: 'Widerspruch gegen die Statistik', en: 'Opt-out from statistics' },
                cookies: { de: 'Tabelle der gespeicherten Daten', en: 'Table of stored data' },
                credits: { de: 'Bildnachweis', en: 'Picture credits' },
              }),
            ),
          }),
        ),
        distinct('id'),
      ),
    ),
  },
  { group: 'text', axis: 'none', once: 'kind' },
)
