import * as v from 'valibot'
import { person } from '../../content/entry-fields.ts'
import { choiceField, field, group, list, optional } from '../../content/fields.ts'
import { distinct } from '../../content/ids.ts'
import { picture } from '../../content/media-fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { say } from '../../content/problems.ts'
import { plain, text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField } from '../section-fields.ts'

const entry = v.pipe(
  group({
    person: optional('Person', 'Person', person(), {
      de: 'Eine Person aus dem Verzeichnis. Für alle anderen tragen Sie unten den Namen ein.',
      en: 'A person in the directory. For anyone else, enter the name below.',
    }),
    name: optional('Oder ein Name', 'Or a name', plain()),
    portrait: optional('Porträt', 'Portrait', picture('portrait')),
    role: optional('Aufgabe', 'Role', text()),
    note: optional('Zeile über dem Namen', 'Line above the name', text()),
    text: v.optional(textField),
  }),
  v.check(
    ({ person, name }) => (person === undefined) !== (name === undefined),
    say(
      'zeigt genau eine Person; geben Sie person oder name an',
      'shows exactly one person; enter either person or name',
    ),
  ),
)

/** Requires entries of people.yaml, because only these have contact details. */
function check({ look, people }: { look: string; people: { person?: unknown }[] }): ReferenceProblem[] {
  if (look === 'faces') return []
  return people.flatMap(({ person }, index) =>
    person
      ? []
      : {
          path: ['people', index],
          says: {
            de: 'braucht eine Person aus dem Verzeichnis (person), denn die Karte zeigt ihr Telefon und ihre E-Mail',
            en: 'needs a person from the directory (person), because the card shows their phone and email',
          },
        },
  )
}

export const people = defineKind(
  'people',
  { de: 'Personen', en: 'People' },
  {
    heading: headingField,
    text: v.optional(textField),
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        cards: { de: 'Karten mit Telefon und E-Mail', en: 'Cards with phone and email' },
        rows: { de: 'Zeilen mit Karte zum Speichern', en: 'Rows with a card to save' },
        faces: { de: 'Porträts mit einem Satz', en: 'Portraits with a sentence' },
      }),
      'cards',
    ),
    people: field('Personen', 'People', v.pipe(list(entry), distinct('person'))),
  },
  { group: 'people', check },
)
