import { pictureField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const widePicture = defineKind(
  'wide-picture',
  { de: 'Bild', en: 'Picture' },
  { picture: pictureField('hero') },
  { group: 'media', axis: 'none' },
)
