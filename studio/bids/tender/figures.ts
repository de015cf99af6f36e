// Rules for figures: stages, fee zone, areas, costs, share.
import type { Locale } from '../../../src/routes.ts'
import { amount, count, countIn, figure, millionsIn, numberIn } from './numbers-in-text.ts'
import { around, type Sentence, type Span } from './spans.ts'
import type { Found, Note, Subject } from './tender-line.ts'

/** The findings of a rule. `isUnclear` means that the rule met its subject and could not read it. */
export type Reading = { found?: Found[]; subjects?: Subject[]; isUnclear?: boolean }
export type Rule = (sentence: Sentence, locale: Locale) => Reading

const finding = (query: string, span: Span, notes: Note[] = []): Found => ({ query, span, notes })

const least =
  /mind|\bmin\.|wenigstens|\bab\b|über |mehr als|größer|>|≥|nicht unter|nicht weniger|at least|\bfrom $|more than|minimum|exceeding|in excess of|übersteig|überschreit/i
const leastAfter =
  /^[^.;]{0,25}?(?:oder|und|or) (?:mehr|größer|höher|above|more|higher)|^[^.;]{0,25}?(?:übersteig|überschr)/i
const most =
  /höchstens|maximal|\bmax\.|bis zu|\bunter\b|weniger als|kleiner|<|≤|at most|up to|\bnot? more than|not exceed|less than|\bbelow\b|nicht (?:mehr|größer|höher|über)\b|keine?[nrs]? (?:mehr|größer)/i

/** True if the words around a figure make it a lower limit and nothing makes it an upper one. */
function isLeast({ text }: Sentence, [start, end]: Span): boolean {
  const before = text.slice(0, start)
  const plain = before.replace(/nicht unter|nicht weniger als|\bnot? less than/gi, '≥')
  return !most.test(plain) && (least.test(plain) || leastAfter.test(text.slice(end)))
}

const stageWord = String.raw`(?:Leistungsphasen?|Lphn?|LPHn?|LPh|LP|Lph|HOAI-Phasen?|(?:work )?stages?)\b\.?`
const stageGap = String.raw`(?: ?\((?:LPH|Lph|LP)\.?\))?(?: (?:der |nach |gem\. |gemäß )?(?:§ ?\d+ )?HOAI(?: 20\d\d)?)?:? ?`
/** A number with a unit of its own is not a stage: `LPH 2-4, 5 Jahre Bauzeit`. */
const unit =
  '(?:Jahr|Monat|Mio|Mrd|T€|EUR|€|%|m²|m2|qm|Referenz|Projekt|Punkt|Pkt|Seite|Person|Geschoss|year|month|reference|point)'
const stage = String.raw`(?:[1-9]|VIII|VII|VI|IV|IX|III|II|I|V)(?!\d|\.\d|,\d\d|[A-Za-z]| ?${unit})`
const stageJoin = String.raw`(?: ?(?:,|\+|&|/|-|bis|und|sowie|to|through|and|bis einschließlich) ?(?:(?:einschließlich|einschl\.|einschl|inkl\.) ?)?(?:${stageWord} ?)?)`
const stageList = new RegExp(`${stageWord}${stageGap}(?<list>${stage}(?:${stageJoin}${stage})*)`, 'i')
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const stageNumber = (text: string) =>
  /^\d$/.test(text) ? Number(text) : roman.indexOf(text.toUpperCase()) + 1

/** All stages of a list: `1 bis 6 und 8` are seven. */
function stagesIn(list: string): number[] | undefined {
  const tokens = list.match(new RegExp(`${stage}|-|bis|to|through`, 'gi')) ?? []
  const all: number[] = []
  for (const [index, token] of tokens.entries()) {
    if (!/^(?:-|bis|to|through)$/i.test(token)) {
      all.push(stageNumber(token))
      continue
    }
    const [from, to] = [all.at(-1), stageNumber(tokens[index + 1] ?? '')]
    if (from === undefined || to <= from) return undefined
    for (let stage = from + 1; stage < to; stage++) all.push(stage)
  }
  const distinct = [...new Set(all)].sort((a, b) => a - b)
  return distinct.every(stage => stage >= 1 && stage <= 9) ? distinct : undefined
}

/**
 * The words allowed between a number and its stages. After any other word it counts something else: `eines Schulbaus,
 * LPH 2-8`.
 */
const between = `(?:de[rmn]|die|dieser|aus|von|of|the|selbst|vollständige[rn]?|erbrachte[rn]?|verschiedene[rn]?|beliebige[rn]?|ganze[rn]?|any)`

const finished =
  /abgeschlossen|abschluss|vollständig|(?<!zu )\berbracht|fertig ?gestellt|geleistet|completed|finished|provided/i
const planned = /zu erbringen|erbringen ist|sind zu leisten/i

export const stages: Rule = sentence => {
  const { text } = sentence
  if (/noch nicht (?:abgeschlossen|fertig|beendet)/i.test(text)) {
    sentence.takeAll(stageList)
    return { subjects: ['not-finished-allowed'] }
  }
  // The stages of another country's fee order have other numbers.
  if (/\b(?:RIBA|SIA|ÖNORM|HOA)\b/.test(text)) return { isUnclear: true }
  const enoughOf = sentence.take(
    new RegExp(
      `(?<n>${count}) (?:${between} )*(?:(?<row>aufeinander ?folgende[rn]?|zusammenhängende[rn]?|consecutive),? )?(?:${between} )*(?=${stageWord})`,
      'i',
    ),
  )
  const lists = sentence.takeAll(stageList)
  if (lists.length === 0) return enoughOf ? { isUnclear: true } : {}
  if (lists.length > 1) return { subjects: ['gaps'], isUnclear: true }
  const [{ groups, span }] = lists as [(typeof lists)[number]]
  const all = stagesIn(groups.list ?? '')
  if (!all) return { isUnclear: true }
  const [from = 0, to = 0] = [all[0], all.at(-1)]
  if (to - from + 1 !== all.length) return { subjects: ['gaps'] }
  const words = around([span, ...(enoughOf ? [enoughOf.span] : [])])
  const done = finished.test(text) && !planned.test(text) ? '&done=1' : ''
  const range = `lph=${from}-${to}`
  if (!enoughOf) return { found: [finding(range + done, words)] }
  const n = countIn(enoughOf.groups.n ?? '')
  if (!n || n > all.length) return { isUnclear: true }
  return { found: [finding(`${range}&${enoughOf.groups.row ? 'row' : 'any'}=${n}${done}`, words)] }
}

const zoneWord = String.raw`(?:Honorarzone|Honorarzonen|HZ|fee zone)(?: \(?HZ\)?)?`
const zonePattern = new RegExp(
  `${zoneWord}:? (?<least>mindestens |mind\\. ?|ab |≥ ?|at least |minimum |from )?(?<zone>IV|V|I{1,3}|[1-5])(?![\\dIV])(?<range> ?(?:-|bis|/|oder|und|,|to|or|and) ?(?:IV|V|I{1,3}|[1-5])\\b)?`,
  'i',
)

export const feeZone: Rule = sentence => {
  const match = sentence.take(zonePattern)
  if (!match) return {}
  const zone = stageNumber(match.groups.zone ?? '')
  if (match.groups.range || !(match.groups.least || isLeast(sentence, match.span))) return { isUnclear: true }
  sentence.take(/oder höher|und höher|or higher/i)
  return { found: [finding(`zone=${zone}`, match.span)] }
}

const squareMetres = `(?:m²|m2|qm|Quadratmetern?|sqm)`
const kinds = [
  {
    key: 'gfa',
    words: String.raw`(?:BGF(?: ?\([RSa-c, ]+\))?|Brutto-?(?:Grund|Geschoss)flächen?|GFA|gross floor area)`,
  },
  {
    key: 'nuf',
    words: String.raw`(?:NUF|NF|Nutz(?:ungs)?flächen?|usable (?:floor )?area)(?: ?\(?(?:NUF|NF)?\)? ?1 ?-? ?(?:bis )?[67]\)?)?(?: ?\(NU?F(?: 1 ?- ?[67])?\))?`,
  },
] as const

export const areas: Rule = (sentence, locale) => {
  const value = `(?<n>${figure}) ?${squareMetres}`
  const reading: Required<Pick<Reading, 'found'>> & Reading = { found: [] }
  for (const { key, words } of kinds) {
    const patterns = [
      new RegExp(`(?<![\\d.,])${value}(?! ?-)[^.;\\d]{0,30}?${words}(?![a-zäöü])`, 'i'),
      new RegExp(
        `(?<![a-zäöü])${words}(?![a-zäöü])(?:[^;\\d]{0,60}?)(?<![\\d.,])${value}(?! ?(?:-|bis))`,
        'i',
      ),
    ]
    for (const match of patterns.flatMap(pattern => sentence.take(pattern) ?? [])) {
      const number = numberIn(match.groups.n ?? '', locale)
      const at = sentence.text.indexOf(match.groups.n ?? '', match.span[0])
      const isRange = new RegExp(`${squareMetres}? ?(?:-|bis) ?$`, 'i').test(sentence.text.slice(0, at))
      if (number === undefined || isRange || !isLeast(sentence, [at, match.span[1]])) reading.isUnclear = true
      else reading.found.push(finding(`${key}=${number}`, match.span))
    }
  }
  if (new RegExp(squareMetres, 'i').test(sentence.rest)) reading.isUnclear = true
  return reading
}

const group = `[1-8]00`
const groupsPattern = new RegExp(
  `\\(?(?:Kosten ?gruppen?|cost groups?|KGR?)(?: \\(KGR?\\))?\\.?:? ?(?<list>${group}(?: ?(?:\\+|/|-|,|&|und|bis|sowie|and|to) ?(?:(?:der )?(?:Kosten ?gruppen?|KGR?)\\.? ?)?${group})*)(?:,? (?:(?:gem(?:äß|\\.)?|nach|i\\. ?S\\. ?d\\.|der) )?DIN 276(?:-1)?(?::\\d{4}(?:-\\d{2})?)?)?\\)?`,
  'i',
)

/** Lists the cost groups that a text names, including all groups of a range. */
function costGroups(list: string): string[] {
  const isRange = /-|bis|to/.test(list)
  const named = list.match(new RegExp(group, 'g')) ?? []
  if (!isRange) return named
  const [from = 0, to = 0] = [Number(named[0]), Number(named.at(-1))]
  return Array.from({ length: (to - from) / 100 + 1 }, (_, index) => String(from + index * 100))
}

const buildingCost =
  /(?:bau|bauwerks?|herstellungs|anrechenbare[rn]? |netto-?bau|brutto-?bau)-?(?:kosten|summe)|construction cost|anrechenbare/i
const otherCost =
  /honorar(?!zone)|auftragswert|investition|gesamtkosten|projektkosten|gesamtbaukosten|umsatz(?!steuer)|versicherung|deckung|\bfees?\b|contract value|investment|total construction|total cost|project cost|insurance|turnover/i
const tax = String.raw`\b(?:MwSt|USt(?![a-zäöü])|Umsatzsteuer|Mehrwertsteuer|VAT)`
const net = new RegExp(
  String.raw`netto|ohne ${tax}|zzgl\.|zuzüglich|net\b|exclu\w+ (?:of )?VAT|plus VAT|exkl\. ?${tax}`,
  'i',
)
const gross = new RegExp(
  String.raw`brutto(?!-?(?:grund|geschoss))|(?:inkl(?:\.|usive)|einschl(?:\.|ießlich)) ?(?:der )?(?:gesetzliche[nr] )?${tax}|incl|gross(?! floor)`,
  'i',
)

const otherCurrencies = [
  /[$£¥]/,
  /(?<![A-Za-z])[TM]?(?:CHF|HUF|GBP|USD|PLN|CZK|DKK|SEK|NOK|RON|DM)(?![A-Za-zäöüß])/,
  /(?<![A-Za-z])(?:[Ss][Ff]r|Fr\.|Ft)(?![A-Za-zäöüß])/,
  /\b(?:franken|francs?|forints?|pfund|pounds?|sterling|dollars?|kronen|kroner|zloty)(?![a-zäöüß])/i,
  /kč|zł/i,
]
const euro = /€|EUR\b|Euros?\b/i

/** Reads costs in euros. Exchange rates move, so an amount in another currency is unclear. */
export const costs = (sentence: Sentence, locale: Locale, mainCurrency = 'EUR'): Reading => {
  const { text } = sentence
  const groups = sentence.takeAll(groupsPattern)
  const amounts = sentence.takeAll(new RegExp(`(?<amount>${amount})`, 'i'))
  if (amounts.length === 0) return groups.length > 0 ? { isUnclear: true } : {}
  const named = [...new Set(groups.flatMap(({ groups }) => costGroups(groups.list ?? '')))].sort()
  const isMain = named.join() === '300,400'
  if (named.length > 0 && !isMain) return { subjects: ['other-kg'] }
  if (named.length === 0 && (otherCost.test(text) || !buildingCost.test(text)))
    return otherCost.test(text) ? { subjects: ['other-kg'] } : { isUnclear: true }
  if (otherCost.test(text.replace(/investition\w*/i, ''))) return { isUnclear: true }
  if (otherCurrencies.some(currency => currency.test(text))) return { isUnclear: true }
  const [first, second] = amounts
  const millions = millionsIn(first?.groups.amount ?? '', locale)
  const taxes = [net.test(text), gross.test(text)]
  // A text that names the tax has to say whether the amount includes it.
  const isTaxUnclear = taxes[0] === taxes[1] && (taxes[0] || new RegExp(tax, 'i').test(text))
  if (!first || millions === undefined || isTaxUnclear) return { isUnclear: true }
  if (second) {
    // Accepts a step of a matrix of points: from this amount to that one, for a number of points.
    const between = text.slice(first.span[1], second.span[0]).trim()
    if (amounts.length > 2 || !/^(?:-|bis)$/.test(between) || !/Punkt/i.test(text)) return { isUnclear: true }
  }
  if (!isLeast(sentence, first.span)) return { isUnclear: true }
  const notes: Note[] = [
    ...(taxes.some(Boolean) ? [] : ['tax-not-said' as const]),
    ...(isMain || /bauwerkskosten/i.test(text) ? [] : ['groups-not-said' as const]),
    ...(/anrechenbar/i.test(text) ? ['eligible-cost' as const] : []),
  ]
  const inEuros = mainCurrency !== 'EUR' && euro.test(text) ? '&currency=EUR' : ''
  const query = `cost=${Number(millions.toFixed(6))}${taxes[1] ? '&vat=1' : ''}${inEuros}`
  return { found: [finding(query, around([first.span, ...groups.map(({ span }) => span)]), notes)] }
}

const own = `(?:Eigen(?:anteil|leistungs?(?:anteil)?|leistung)|eigene[rn]? Leistung(?:en)?|eigenen? Anteil|own share|own work)`

export const share: Rule = (sentence, locale) => {
  const percent = String.raw`(?<n>${figure}) ?(?:%|v\. ?H\.|Prozent|per cent)`
  const match =
    sentence.take(new RegExp(`${percent}[^.;\\d]{0,40}?${own}`, 'i')) ??
    sentence.take(new RegExp(`${own}[^;\\d]{0,40}?${percent}`, 'i'))
  if (!match) return /%|Prozent/.test(sentence.rest) ? { isUnclear: true } : {}
  const number = numberIn(match.groups.n ?? '', locale)
  const at = sentence.text.indexOf(match.groups.n ?? '', match.span[0])
  if (!number || !Number.isInteger(number) || number > 100 || !isLeast(sentence, [at, match.span[1]]))
    return { isUnclear: true }
  return { found: [finding(`share=${number}`, match.span)] }
}
