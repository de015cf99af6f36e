// Decides whether the words that no rule took could change a value.
import type { Sentence } from './spans.ts'

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
  const { rest } = sentence
  const isMissed = Object.entries(names).some(
    ([key, name]) => name.test(rest) && !queries.some(query => query.startsWith(`${key}=`)),
  )
  return (
    !/\d/.test(rest) &&
    !isMissed &&
    !optional.test(rest) &&
    !alternative.test(rest) &&
    !negation.test(rest) &&
    !limit.test(rest) &&
    !share.test(rest)
  )
}
