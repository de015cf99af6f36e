// Rules for the nature of a reference: kind of works, use, monument, funding, client, discipline.
import type { Reading } from './figures.ts'
import { around, type Sentence, type Span } from './spans.ts'
import type { Found, Subject } from './tender-line.ts'
import { type Category, usePatterns } from './uses.ts'

const finding = (query: string, span: Span): Found => ({ query, span, notes: [] })
const letter = 'a-zäöüß'
const word = (pattern: string) => new RegExp(`(?<![${letter}])(?:${pattern})(?![${letter}])`, 'i')

const kinds = [
  [
    'new-build',
    word(
      'neubau(?:ten|s|es)?|neubaumaßnahmen?|neubauvorhaben|ersatzneubau(?:ten|s)?|new build(?:ing)?s?|new construction',
    ),
  ],
  [
    'extension',
    word('erweiterung(?:en)?|erweiterungsbau(?:ten|s)?|anbau(?:ten|s)?|aufstockung(?:en)?|extensions?'),
  ],
  [
    'conversion',
    word(
      'umbau(?:ten|s|es)?|umbaumaßnahmen?|sanierung(?:en)?|generalsanierung(?:en)?|kernsanierung(?:en)?|modernisierung(?:en)?|instandsetzung(?:en)?|conversions?|refurbishments?|renovations?',
    ),
  ],
] as const
const joint =
  /^[\s,/()]*(?:(?:und\/oder|oder|or|and\/or|,|\/|eine[rsn]?|de[rnms]|die|das|für|von|bzw\.|entweder|the|a)[\s,/()]*)*$/i

export function works(sentence: Sentence): Reading {
  const matches = kinds.flatMap(([key, pattern]) =>
    sentence.takeAll(pattern).map(({ span }) => ({ key, span })),
  )
  if (matches.length === 0) return {}
  matches.sort((a, b) => a.span[0] - b.span[0])
  const keys = kinds.map(([key]) => key).filter(key => matches.some(match => match.key === key))
  if (keys.length > 1) {
    // "Umbau und Erweiterung" asks for both in one project, which the finder cannot express.
    for (const [index, { span }] of matches.entries()) {
      const next = matches[index + 1]
      if (next && !joint.test(sentence.text.slice(span[1], next.span[0]))) return { isUnclear: true }
    }
    sentence.takeAll(/\b(?:entweder|oder|bzw\.|either|or)(?!\w)/i)
  }
  return { found: [finding(`kind=${keys.join(',')}`, around(matches.map(({ span }) => span)))] }
}

export function use(sentence: Sentence, categories: readonly Category[]): Reading {
  const matches = usePatterns(categories).flatMap(({ pattern, ids }) =>
    sentence.takeAll(pattern).map(({ span }) => ({ ids, span })),
  )
  if (matches.length === 0) return {}
  const ids = [...new Set(matches.flatMap(({ ids }) => ids))]
  if (ids.length === 0) return { subjects: ['unknown-use'] }
  matches.sort((a, b) => a.span[0] - b.span[0])
  for (const [index, { span }] of matches.entries()) {
    const next = matches[index + 1]
    const between = next && sentence.text.slice(span[1], next.span[0])
    if (between && /\bund\b|\bmit\b|sowie/i.test(between)) return { isUnclear: true }
  }
  if (matches.length > 1) sentence.takeAll(/\b(?:entweder|oder|bzw\.)(?!\w)/i)
  const isUnknown = matches.some(({ ids }) => ids.length === 0)
  return {
    subjects: isUnknown ? ['unknown-use'] : [],
    found: [finding(`type=${ids.join(',')}`, around(matches.map(({ span }) => span)))],
  }
}

const monument =
  /unter Denkmalschutz(?! ?be)|denkmalgeschützt\w*|Bau- ?oder Kulturdenkmal|(?:Bau|Kultur)?denkmale?s?(?![a-zäöü])|listed building/i
const funding =
  /öffentlich gefördert\w*|(?:Städtebau|EU-|Bundes|Landes|Struktur)?[- ]?fördermitteln?|Zuwendungs?(?:mitteln?|en)?|Strukturfördermitteln|Städtebauförderung|publicly funded|public funding/i

export function flags(sentence: Sentence): Reading {
  const listed = sentence.take(monument)
  const funded = sentence.takeAll(funding)
  if (funded.length > 1) sentence.take(/\boder\b/i)
  return {
    found: [
      ...(listed ? [finding('listed=1', listed.span)] : []),
      ...(funded.length > 0 ? [finding('funded=1', around(funded.map(({ span }) => span)))] : []),
    ],
  }
}

const publicClient = [
  /(?:für|von|durch) (?:einen|eine|den|die|einem|einer)? ?öffentliche[nrm]? (?:Auftraggeber|Bauherr(?:en)?|Bauherrschaft)(?:n|in|innen)?(?: (?:im Sinne|i\. ?S\.|gemäß|gem\.|nach)(?: von| der| des)? § ?9[89](?: Nr\. ?\d+(?:-\d+)?)? GWB)?/i,
  /Auftraggeber[^.;]{0,40}?(?:gem\.|gemäß|nach)? ?VOB\/A(?:-EU)?(?: oder VOB\/A(?:-EU)?)? (?:ausschreiben muss|verpflichtet|anzuwenden)/i,
  /(?:Auftraggeber|Bauherr)(?:in)?:? (?:war|ist|muss)[^.;]{0,30}?öffentliche[rn]? (?:Auftraggeber|Hand|Bauherr)(?: (?:im Sinne|i\. ?S\.|gemäß|gem\.|nach)(?: von| der| des)? § ?9[89](?: Nr\. ?\d+(?:-\d+)?)? GWB)?(?: sein)?/i,
  /for a public client|public (?:client|contracting authority)|public[- ]sector client|clients?:? (?:(?:was|is) )?(?:(?:from|in) the )?public sector/i,
]
const sectorClient = /(?:für|von) (?:einen|einem)? ?Sektorenauftraggeber/i

export function client(sentence: Sentence): Reading {
  const sector = sentence.take(sectorClient)
  if (sector) return { found: [finding('client=sector', sector.span)] }
  const match = publicClient.map(pattern => sentence.take(pattern)).find(match => match !== undefined)
  return match ? { found: [finding('client=public', match.span)] } : {}
}

const disciplineWords = [
  ['interior', /innenräumen?|innenarchitekt\w*/i],
  ['landscape', /freianlagen?\w*|§ ?39\b(?: ?ff\.)?(?: ?Abs\. ?\d+)?(?= ?HOAI)/i],
  ['structure', /tragwerks?planung\w*|§ ?51\b(?: ?ff\.)?(?: ?Abs\. ?\d+)?(?= ?HOAI)/i],
  [
    'services',
    /technische[rn]? (?:gebäude)?ausrüstung|\bTGA\b|§ ?55\b(?: ?ff\.)?(?: ?Abs\. ?\d+)?(?= ?HOAI)/i,
  ],
  ['civil', /ingenieurbauwerke\w*|§ ?43\b(?: ?ff\.)?(?: ?Abs\. ?\d+)?(?= ?HOAI)/i],
  ['traffic', /verkehrsanlagen?\w*|§ ?47\b(?: ?ff\.)?(?: ?Abs\. ?\d+)?(?= ?HOAI)/i],
  ['urban', /städtebauliche\w*|bauleitplan\w*|§ ?1[89]\b(?: ?ff\.)?(?: ?Abs\. ?\d+)?(?= ?HOAI)/i],
] as const

/** Finds a discipline. Building design is the default, so only another discipline is a criterion. */
export function discipline(sentence: Sentence): Reading & { isOther: boolean } {
  const others = disciplineWords.flatMap(([key, pattern]) => {
    const matches = sentence.takeAll(pattern)
    return matches.length > 0 ? [{ key, span: around(matches.map(({ span }) => span)) }] : []
  })
  const building = sentence.take(
    /(?:objektplanung|gebäudeplanung|leistungsbild) ?(?:gebäude)?(?: und innenräume)?|§ ?34\b(?: ?Abs\. ?\d+)?/i,
  )
  const [first] = others
  if (!first) return { isOther: false }
  if (others.length > 1 || building) return { isUnclear: true, isOther: true, subjects: ['discipline'] }
  return { isOther: true, subjects: ['discipline'], found: [finding(`discipline=${first.key}`, first.span)] }
}

const subjectWords: [Subject, RegExp][] = [
  [
    'firm',
    /umsatz(?!steuer)|haftpflicht|(?<![a-zäöüß])(?<!für (?:eine|die) )versicherung(?:en)?(?![a-zäöüß])|versicherungs(?:summe|schutz|nachweis|bestätigung|bescheinigung|police|vertrag|beitr)|deckungssumme|beschäftigte|festangestellte|mitarbeiter(?!in der)|bonität|insolvenz|handelsregister|unbedenklichkeit|turnover|insurance|employees/i,
  ],
  [
    'staff',
    /projektleit|bauleit(?:er|ung)\b|berufserfahrung|qualifikation|lebenslauf|studien(?:abschl|gang|gänge|nachweis|bescheinigung|richtung)|hochschulabschluss|(?:architekten|ingenieure?|techniker|landes|berufs|bau)kammer|(?<![a-zäöüß])kammer(?:mitglied|eintrag|zugehörig|n?(?![a-zäöüß]))|bauvorlageberechtig|führung der berufsbezeichnung|project leader|years of experience|chamber/i,
  ],
  [
    'format',
    /DIN[- ]?A ?-?[0-5]\b|schriftgröße|zeilenabstand|querformat|hochformat|formblatt|\d+ seiten?\b|seiten? (?:DIN|A4|A3)|\bpages\b|einseitig/i,
  ],
  ['contact', /ansprechpartner|ansprechperson|anschrift|telefon|e-mail|kontaktdaten|contact person/i],
  [
    'special',
    /zertifi(?:zier|kat)|certifi|DGNB|BNB\b|QNG|LEED|BREEAM|passivhaus|effizienzhaus|barrierefrei|holzbau|holzhybrid|modulbau|modulare|vorfertigung|elementiert|BIM\b|spannweite|laufende[nm]? betrieb|photovoltaik|energiestandard|wettbewerb|nachhaltig/i,
  ],
  [
    'own-work',
    /urheber|eigenleistung|eigenanteil|selbst erbracht|eigenständig|arbeitsgemeinschaft|nachunternehmer|unteraufträge/i,
  ],
  ['jury', /konzept|präsentation|qualität der|gestalterisch|architektonische qualität|jury|gremium/i],
]

export const subjectsOf = ({ text }: Sentence): Subject[] =>
  subjectWords.filter(([, pattern]) => pattern.test(text)).map(([subject]) => subject)
