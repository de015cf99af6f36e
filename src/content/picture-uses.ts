// The uses of a picture that rights are given for.
import type { Sentence } from './problems.ts'

/** Uses of a picture as architects and photographers agree on them. */
export const pictureUses = {
  website: { de: 'auf der eigenen Website', en: 'on the firm’s website' },
  print: { de: 'in eigenen Druckwerken und auf Referenzblättern', en: 'in print and on reference sheets' },
  social: { de: 'in sozialen Netzen', en: 'on social media' },
  press: { de: 'in der Presse', en: 'in the press' },
  prizes: { de: 'bei Preisen und Wettbewerben', en: 'for prizes and competitions' },
} satisfies Record<string, Sentence>
