import type * as v from 'valibot'
import { choiceField, field, group, list } from '../../content/fields.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField } from '../section-fields.ts'

const credentialList = group({
  of: choiceField('Zeigt', 'Shows', {
    certificates: { de: 'Zertifikate', en: 'Certificates' },
    memberships: { de: 'Mitgliedschaften', en: 'Memberships' },
  }),
  title: field('Titel', 'Title', text()),
})

type Lists = { lists: v.InferOutput<typeof credentialList>[] }

export const credentials = defineKind(
  'credentials',
  { de: 'Nachweise', en: 'Credentials' },
  {
    heading: headingField,
    text: textField,
    lists: field('Listen', 'Lists', list(credentialList), {
      de: 'Gezeigt wird nur, was unter „Das Büro“ eingetragen ist. Ist dort nichts eingetragen, entfällt der Abschnitt.',
      en: 'Lists without entries are left out; if all are empty, so is the section.',
    }),
  },
  { group: 'text', hasContent: ({ lists }: Lists, { firm }) => lists.some(({ of }) => firm[of].length > 0) },
)
