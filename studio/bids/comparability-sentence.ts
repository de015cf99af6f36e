// Explains why a reference is comparable: a sentence for each requirement, built from its facts.

import type { Speaking } from '../../src/projects/finder/criterion.ts'
import type { DeskReference } from './desk-references.server.ts'
import { askedBy, type DeskKey, isDuty, judge, type Requirement } from './requirement.ts'

/** A sentence of a bid. Edits are kept with the bid, and replace the sentence that the facts would give. */
export type ComparabilitySentence = {
  project: string
  /** The number of the requirement. */
  number: number
  language: string
  text: string
  /** True if it rests on facts that are not published. */
  isInternal?: boolean
}

type Told = {
  value: string
  /** The heading of the criterion in the finder. */
  head: string
  /** The criterion of the tender, in brackets. */
  asked: string
  isFinished: boolean
  isBuilt: boolean
}
type Sentences = Record<DeskKey, (told: Told) => string> & {
  required: (ask: string) => string
  scored: (ask: string) => string
  otherUse: (value: string, ask: string) => string
}

const plain = ({ head, value, asked }: Told) => `${head}: ${value} ${asked}.`
/** Criteria whose sentence is a name and a value, the same in any language. */
const named = { certificate: plain, award: plain, own: plain }

const de: Sentences = {
  discipline: ({ value, asked }) => `Das Leistungsbild war ${value} ${asked}.`,
  type: ({ value, asked }) => `Die Nutzung ist dieselbe: ${value} ${asked}.`,
  lph: ({ value, asked, isFinished }) =>
    isFinished
      ? `Die Leistungsphasen ${value} sind erbracht ${asked}.`
      : `Beauftragt sind die Leistungsphasen ${value} ${asked}.`,
  zone: ({ value, asked }) => `Die Planung liegt in Honorarzone ${value} ${asked}.`,
  gfa: ({ value, asked }) => `Die Bruttogrundfläche beträgt ${value} ${asked}.`,
  nuf: ({ value, asked }) => `Die Nutzungsfläche beträgt ${value} ${asked}.`,
  cost: ({ value, asked }) => `Die Bauwerkskosten (KG 300 + 400) betragen ${value} ${asked}.`,
  date: ({ value, asked, isBuilt }) =>
    isBuilt ? `Die Leistungsphase 8 endete ${value} ${asked}.` : `Übergeben wurde ${value} ${asked}.`,
  kind: ({ value, asked }) => `Die Maßnahme ist von der genannten Art: ${value} ${asked}.`,
  listed: () => 'Das Gebäude steht unter Denkmalschutz.',
  funded: () => 'Das Vorhaben wurde öffentlich gefördert.',
  client: ({ value, asked }) => `Der Auftraggeber ist von der genannten Art: ${value} ${asked}.`,
  share: ({ value, asked }) => `Der eigene Anteil an der Planung beträgt ${value} ${asked}.`,
  ...named,
  required: ask => `(verlangt: ${ask})`,
  scored: ask => `(gewertet: ${ask})`,
  otherUse: (value, ask) =>
    `Die Nutzung ist eine andere (${value} statt ${ask}). Vergleichbar ist, was vergleichbare Anforderungen an die Planung stellt; ob dieselbe Nutzungsart geplant wurde, ist dafür in der Regel unerheblich (§ 75 Abs. 5 VgV).`,
}

const en: Sentences = {
  discipline: ({ value, asked }) => `The discipline was ${value} ${asked}.`,
  type: ({ value, asked }) => `The use is the same: ${value} ${asked}.`,
  lph: ({ value, asked, isFinished }) =>
    isFinished
      ? `Work stages ${value} are completed ${asked}.`
      : `The firm is appointed for work stages ${value} ${asked}.`,
  zone: ({ value, asked }) => `The design is in fee zone ${value} ${asked}.`,
  gfa: ({ value, asked }) => `The gross floor area is ${value} ${asked}.`,
  nuf: ({ value, asked }) => `The usable area is ${value} ${asked}.`,
  cost: ({ value, asked }) => `The building cost (cost groups 300 + 400) is ${value} ${asked}.`,
  date: ({ value, asked, isBuilt }) =>
    isBuilt ? `Stage 8 ended in ${value} ${asked}.` : `It was handed over in ${value} ${asked}.`,
  kind: ({ value, asked }) => `The works are of the kind named: ${value} ${asked}.`,
  listed: () => 'The building is a protected monument.',
  funded: () => 'The project was publicly funded.',
  client: ({ value, asked }) => `The client is of the kind named: ${value} ${asked}.`,
  share: ({ value, asked }) => `The firm’s own share of the design is ${value} ${asked}.`,
  ...named,
  required: ask => `(required: ${ask})`,
  scored: ask => `(scored: ${ask})`,
  otherUse: (value, ask) =>
    `The use is another one (${value} instead of ${ask}). A reference is comparable if it made comparable demands on the design; whether the same type of use was designed is as a rule irrelevant (section 75 (5) VgV).`,
}

/**
 * Returns undefined without proof, or for a grade that is not reached. Another use is named too: the law lets it count.
 */
export function comparabilitySentence(
  reference: DeskReference,
  requirement: Requirement,
  speaking: Speaking,
  gained: readonly number[],
): string | undefined {
  if (!isDuty(requirement) && !gained.includes(requirement.number)) return undefined
  const words = speaking.locale === 'de' ? de : en
  const asked = askedBy(requirement, speaking)
  const { verdict } = judge(reference, requirement, speaking)
  const told = asked.flatMap(({ key, head, ask, judge }) => {
    const { verdict, value } = judge(reference)
    if (value === undefined) return []
    if (verdict === 'unmet') return key === 'type' && isDuty(requirement) ? words.otherUse(value, ask) : []
    const query = new URLSearchParams(requirement.query)
    return words[key]({
      value,
      head,
      asked: (isDuty(requirement) ? words.required : words.scored)(ask),
      isFinished: query.get('done') === '1',
      isBuilt: query.get('by') === 'built',
    })
  })
  const isOtherUse = asked.length === 1 && asked[0]?.key === 'type' && verdict === 'unmet'
  return (verdict === 'met' || isOtherUse) && told.length > 0 ? told.join(' ') : undefined
}
