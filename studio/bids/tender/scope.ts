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
const least = String.raw`(?:mindestens|mind\.|wenigstens|at least)`
const noUnit = '(?! ?(?:m²|m2|qm|€|EUR|Mio|%))'
/** The wordings that say how many references have to meet a line. */
const someReferences = [
  `(?:${least} )?(?<n>${count}) (?:(?:der|dieser|von den|of the|of these) (?:\\S+ ){0,2}|(?:von|of) ${count} )${references}`,
  `davon (?:(?:muss|müssen|mindestens|mind\\.|wenigstens) )*(?<n>${count})${noUnit}`,
  `(?:von|of) (?:den|diesen|the|these) (?:${count} )?${references},? (?:(?:muss|müssen|${least}) )+(?<n>${count})${noUnit}`,
  `\\b(?:(?:da|wo)?bei|in) ${least} (?<n>${count}) (?:\\S+ )?${references}`,
  `${least} (?:(?:bei|in) )?(?<n>ein(?:e|er|em|en)?|1|one) (?:\\S+ )?${references}`,
].map(pattern => new RegExp(pattern, 'di'))

const eachReference = new RegExp(
  `jeweils|(?:\\bjede[rmns]?|\\beach|\\bevery|\\bje)(?: der)? (?:\\S+ )?${references}|\\bjede[rns]? (?:davon|für sich|mit|muss)|\\beach (?:of (?:them|these|which)|with)`,
  'i',
)
const everyReference = new RegExp(
  `(?:alle|sämtliche|beide|all)[rns]? (?:\\S+ )?${references}|die ${references} (?:muss|müssen)|(?:mindestens|mind\\.|genau) ${count} (?:\\S+ )?${references}`,
  'i',
)

/** The words "in total" that count references, as in `insgesamt drei Referenzen`, and add no values up. */
const totalCount = new RegExp(
  `(?:insgesamt|in total),? (?:(?:sind|müssen|dürfen|können|sollen|werden|hat|haben|(?:der|vom) Bewerber|genau|höchstens|maximal|max\\.|exactly|${least}) )*${count} (?:[a-zäöüß-]+ ){0,2}${references}|${count} (?:[a-zäöüß-]+ )?${references} (?:insgesamt|in total)(?= vorzulegen| einzureichen|[,;:.]|$)`,
  'gi',
)
const sum = new RegExp(
  `in summe|zusammen (?:mindestens|min)|together|\\b(?:summe|sum) [^.;()]{0,60}(?:aller|sämtlicher|of all) (?:\\S+ )?${references}`,
  'i',
)

export function scopeOf(text: string): Scoped | undefined {
  const plain = text.replace(/\s+/g, ' ')
  const isEach = eachReference.test(plain)
  if (sum.test(plain)) return isEach ? undefined : { scope: 'together' }
  if (!isEach && /insgesamt|in total/i.test(plain.replace(totalCount, ''))) return { scope: 'together' }
  const some = someReferences.map(pattern => pattern.exec(plain)).find(match => match !== null)
  if (some) {
    const atLeast = countIn(some.groups?.n ?? '')
    return atLeast ? { scope: 'some', atLeast } : undefined
  }
  return isEach || everyReference.test(plain) ? { scope: 'each' } : undefined
}

/** Returns the positions of the numbers that count the references of a scope. */
export const scopeNumbersIn = (text: string): number[] =>
  someReferences.flatMap(pattern => pattern.exec(text)?.indices?.groups?.n?.[0] ?? [])
