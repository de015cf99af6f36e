import { defineKind } from '../define-kind.ts'
import { pictureField } from '../fields.ts'

export const widePicture = defineKind(
  'wide-picture',
  { de: 'Bild', en: 'Picture' },
  { picture: pictureField('hero') },
  { group: 'media', axis: 'none' },
)
