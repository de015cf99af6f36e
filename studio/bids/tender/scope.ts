// Tells to which references a line applies, and whether it is about references at all.

import { count, countIn } from './numbers-in-text.ts'
import type { Scoped } from './tender-line.ts'

export type Context = {
  /** The scope that a lead-in gives: "Jede Referenz erfüllt:" applies to the items after it. */
  scope: Scoped | undefined
  isAboutReferences: boolean
  isPassage: boolean
  /** True below the name of a lot. */
  isLot: boolean
}
export const demand =
  /muss|müssen|mindestens|\bmind\.|nachzuweisen|nachweis|vorzulegen|anzugeben|ausschluss|verlangt|gefordert|erforderlich|einzureichen|\bPunkte?\b|must|shall|at least|required/i
export const isReference =
  /referenz|vergleichbare[nrsm]? (?:leistung|projekt|objekt|bauvorhaben)|erbracht|reference|comparable/i
const procurement =
  /gegenstand (?:des|der)|auftragsgegenstand|beabsichtigt|\bplant\b|geplant ist|geplante[nrs]?\b|zu planen|ist vorgesehen|vorhaben umfasst|wird errichtet|kurzbeschreibung|beschreibung der beschaffung|the contracting authority (?:plans|intends)/i

const lot = /\b(?:Los|Lot)[ -]?(?:Nr\. ?)?\d/i
const allLots = /\b(?:alle|all|sämtliche) (?:lose|lots)\b/i

/** A heading starts over; a lead-in with a colon says to which references its items apply. */
export function contextAfter(text: string, before: Context): Context {
  const { scope, isAboutReferences, isPassage } = before
  const isLot = lot.test(text) || (before.isLot && !allLots.test(text))
  const make = (scope: Scoped | undefined, isAbout: boolean) => ({
    scope,
    isAboutReferences: isPassage || isAbout,
    isPassage,
    isLot,
  })
  // Neither the project to be built nor the text after it is about references. Nor is a line that names a lot.
  const isNamed = /^Los ?\d+ ?[:–-]/i.test(text) && !demand.test(text) && !isReference.test(text)
  if (isNamed || procurement.test(text))
    return { scope: undefined, isAboutReferences: false, isPassage: false, isLot }
  const isHeading =
    text.length < 80 && !/[.:;,]$|\d{4}/.test(text) && /^(?:[A-ZIVX\d][\d.IVX)]*\s+)?[A-ZÄÖÜ]/.test(text)
  const about = /referenz|eignung|fachliche leistungsfähigkeit|reference|selection criteria/i.test(text)
  if (text.endsWith(':')) return make(scopeOf(text) ?? scope, about || isAboutReferences)
  if (isHeading && !demand.test(text)) return make(scopeOf(text), about)
  return make(scope, about || isAboutReferences)
}

const references = '(?:Referenz(?:en|projekte?n?|objekte?n?)?|references?)'
const someOf = new RegExp(
  `(?:(?:mindestens|mind\\.|wenigstens|at least) )?(?<n>${count}) (?:der|dieser|von den|of the|of these) (?:\\S+ ){0,2}${references}`,
  'i',
)
const thereof = new RegExp(
  `davon (?:(?:muss|müssen|mindestens|mind\\.|wenigstens) )*(?<n>${count})(?! ?(?:m²|m2|qm|€|EUR|Mio|%))`,
  'i',
)
const ofThese = new RegExp(
  `(?:von|of) (?:den|diesen|the|these) (?:${count} )?${references},? (?:(?:muss|müssen|mindestens|mind\\.|wenigstens|at least) )+(?<n>${count})(?! ?(?:m²|m2|qm|€|EUR|Mio|%))`,
  'i',
)
const oneReference = new RegExp(
  `(?:mindestens|mind\\.|wenigstens|at least) (?:ein|eine|1|one) (?:\\S+ )?${references}`,
  'i',
)
const everyReference = new RegExp(
  `(?:jede|alle|sämtliche|beide|each|all|every|je)[rns]?(?: der)? (?:\\S+ )?${references}|jeweils|die ${references} (?:muss|müssen)|(?:mindestens|mind\\.|genau) ${count} (?:\\S+ )?${references}`,
  'i',
)

export function scopeOf(text: string): Scoped | undefined {
  const plain = text.replace(/\s+/g, ' ')
  if (/insgesamt|in summe|zusammen (?:mindestens|min)|together|in total/i.test(plain))
    return { scope: 'together' }
  const some = someOf.exec(plain) ?? thereof.exec(plain) ?? ofThese.exec(plain)
  if (some) {
    const atLeast = countIn(some.groups?.n ?? '')
    return atLeast === undefined ? undefined : { scope: 'some', atLeast }
  }
  if (oneReference.test(plain)) return { scope: 'some', atLeast: 1 }
  return everyReference.test(plain) ? { scope: 'each' } : undefined
}
