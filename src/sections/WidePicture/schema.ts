import { defineKind } from '../define-kind.ts'
import { pictureField } from '../section-fields.ts'

export const widePicture = defineKind(
  'wide-picture',
  { de: 'Bild', en: 'Picture' },
  { picture: pictureField('hero') },
  { group: 'media', axis: 'none' },
)
