import * as v from 'valibot'
import { target } from '../../content/address-fields.ts'
import { field, group, list } from '../../content/fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, moreField, pictureField, textField, titleField } from '../section-fields.ts'

const link = group({
  title: titleField,
  text: textField,
  picture: pictureField('wide'),
  link: field('Führt zu', 'Leads to', target()),
})

export const pictureLinks = defineKind(
  'picture-links',
  { de: 'Bilder mit Links', en: 'Pictures with links' },
  {
    heading: headingField,
    more: v.optional(moreField),
    links: field('Bilder', 'Pictures', v.pipe(list(link), v.minLength(2), v.maxLength(3))),
  },
  { group: 'services', ownsRed: true },
)
