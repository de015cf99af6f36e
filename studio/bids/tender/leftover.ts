// Decides whether the words that no rule took could change a value.
import { scopeNumbersIn } from './scope.ts'
import { type Sentence, takenSign } from './spans.ts'

/** Laws, norms and numbers of items: figures that are not requirements. */
const citations = [
  /§§? ?\d+[a-z]?(?: ?(?:Abs(?:atz|\.)|Nr\.|S\.|Satz|Ziff\.|lit\.|Buchst\.) ?\(?\d*[a-z]?\)?| ?\(\d\))*(?: ?(?:ff\.|f\.))?(?: (?:HOAI|VgV|GWB|UVgO|VOB\/A|SektVO))?/gi,
  /DIN(?: EN)?(?: ISO)? \d{3,5}(?:-\d+)?(?::\d{4}(?:-\d{2})?)?/gi,
  /VOB\/A(?:-EU)?/gi,
  /^ ?\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-m]|[IVX]+)[.)] /gi,
  /(?:Ziffer|Ziff\.|Nr\.|Nummer|Punkt|Anlage|Formblatt|Abschnitt|Los|Teil|Referenz|Referenzprojekt|Reference) ?\d{1,2}(?:\.\d{1,2})*\b/gi,
  /KfW(?:-Effizienzhaus)?(?: \d+)?/gi,
]

export function takeCitations(sentence: Sentence): void {
  for (const pattern of citations)
    sentence.takeAll(new RegExp(pattern.source, pattern.flags.replace('g', '')))
}

const optional =
  /\bsoll(?:te|ten|en)?\b|wünschenswert|idealerweise|vorzugsweise|bevorzugt|z\. ?B\.|beispielsweise|\bkann\b|\bkönnen\b|\bkönnte|\bdarf\b|\bdürfen\b|gegebenenfalls|\bggf\.|kein Ausschluss|preferably|should|\bmay\b|desirable/i
const alternative = /\boder\b|\bbzw\.|alternativ|entweder|\bor\b|either/i
const negation =
  /\bnicht\b|\bkein\w*|\bohne\b|außer\b|ausgenommen|\bweder\b|mit Ausnahme|\bnot\b|except|without/i
const share =
  /\b(?:je|pro|per|for each) (?!referen|projekt|project|los\b|objekt)\w+|oberirdisch|unterirdisch/i
const limit = /höchstens|maximal|\bmax\.|\bbis zu\b|weniger als|kleiner|\bunter (?=\d)/i

/** The beginnings of numbers in words, which compounds such as `vierzügig` share. */
const numeral =
  '(?:zwei|zwan|drei|vier|fünf|sech|sieb|acht|neun|zehn|elf|zwölf|hundert|tausend|two|twe|three|thir|four|forty|fi[vf]|six|seven|eight|nine|ten|eleven|hundred|thousand)[a-zäöüß]*'
/** The article of a value, as in `mindestens eine Bausumme von 5 Mio. €`, is not a number. */
const one = `(?:ein(?:e|en|em|er|es)?|one)(?![a-zäöüß]| ?${takenSign}|(?: (?!und|and|sowie|mit)\\S+){1,3} (?:von|of) (?:\\S+ ){0,2}${takenSign})`
/** A required number in words, such as `mindestens vier Geschosse`, except a number of projects. */
const requiredNumber = new RegExp(
  `(?:mindestens|mind\\.|wenigstens|mehr als|at least|more than) (?:jeweils |je )?(?<n>${numeral}|${one})(?! (?:[a-zäöüß]+ ){0,2}(?:projekt|objekt|bauvorhaben|project))`,
  'dgi',
)
/** The character for a sign that has no text in its file, such as ≥ in a typeface of symbols. */
export const unknownSign = '\ufffd'

/** Names of criteria. A leftover name without a criterion of its kind means that the line was misread. */
const names = {
  zone: /Honorarzone|fee zone/i,
  lph: /Leistungsphase|\bLPH\b/i,
  gfa: /\bBGF\b|gross floor/i,
  nuf: /\bNUF\b/i,
}

/** True if nothing is left that could change the meaning of the values. */
export function isUnderstood(sentence: Sentence, queries: readonly string[]): boolean {
  if (queries.length === 0) return false
  // Takes words that belong to values which rules took already.
  sentence.takeAll(/HOAI(?: (?:20\d\d|i\. ?d\. ?F\. ?(?:von )?20\d\d))?/i)
  sentence.takeAll(
    /oder (?:vergleichbar|gleichwertig|höher|mehr|größer|ähnlich|equivalent|similar|higher|more)\w*/i,
  )
  sentence.takeAll(
    /> ?(?:oder|or) ?=|und\/oder|größer oder gleich|nicht (?:vor|unter|älter|weniger|früher)|ohne (?:MwSt|USt|Umsatzsteuer|Mehrwertsteuer)/i,
  )
  const { rest, text } = sentence
  const isMissed = Object.entries(names).some(
    ([key, name]) => name.test(rest) && !queries.some(query => query.startsWith(`${key}=`)),
  )
  const scopeNumbers = scopeNumbersIn(text)
  const hasNumber = [...rest.matchAll(requiredNumber)].some(
    ({ indices }) => !scopeNumbers.includes(indices?.groups?.n?.[0] ?? -1),
  )
  return (
    !/\d/.test(rest) &&
    !hasNumber &&
    !text.includes(unknownSign) &&
    !isMissed &&
    !optional.test(rest) &&
    !alternative.test(rest) &&
    !negation.test(rest) &&
    !limit.test(rest) &&
    !share.test(rest)
  )
}
