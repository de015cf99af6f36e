// Finds the value that a place of a buyer's form asks for.
import type { FormMapping } from './order-schema.ts'
import type { ReferenceValues } from './reference-values.server.ts'

/** The names that forms use for facts of a project, in lower case and without punctuation. */
const otherNames: Record<string, string[]> = {
  title: [
    'projekt',
    'projektname',
    'projektbezeichnung',
    'bezeichnung',
    'referenzprojekt',
    'project',
    'projecttitle',
    'projectname',
  ],
  place: ['ortundjahr', 'placeandyear'],
  location: ['ort', 'standort', 'location'],
  client: ['auftraggeber', 'bauherr', 'bauherrin', 'client'],
  contact: ['ansprechpartner', 'ansprechperson', 'kontakt', 'contact', 'contactperson'],
  text: ['beschreibung', 'projektbeschreibung', 'kurzbeschreibung', 'description', 'shortdescription'],
  gross: ['bgf', 'bruttogrundflaeche', 'gfa', 'grossfloorarea'],
  usable: ['nuf', 'nutzflaeche', 'nutzungsflaeche', 'usablearea'],
  costs: ['baukosten', 'kosten', 'kg300400', 'kg300und400', 'cost', 'costs', 'constructioncost'],
  stages: ['leistungsphasen', 'lph', 'erbrachteleistungsphasen', 'stages', 'workstages'],
  feeZone: ['honorarzone', 'feezone'],
  completion: ['fertigstellung', 'uebergabe', 'datumderfertigstellung', 'completion', 'handover'],
  stage8: ['abschlusslph8', 'endelph8'],
  time: ['leistungszeitraum', 'zeitraum', 'planungsundbauzeit', 'period'],
  lead: ['projektleitung', 'projektleiter', 'projektleiterin', 'projectlead'],
  works: ['artdermassnahme', 'massnahme', 'bauaufgabe', 'works'],
  firm: ['bieter', 'bewerber', 'buero', 'bidder', 'firm'],
  procedure: ['verfahren', 'vergabe', 'tender'],
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '')

/** `Referenz 2: Bauherr`, `client_2` and `2.client` all ask for the client of the second reference. */
function split(
  name: string,
  references: readonly ReferenceValues[],
): { number: number | undefined; rest: string } {
  // The 8 of "Abschluss LPH 8" is part of the fact's name.
  const isFact = references.some(reference => keyOf(name, reference) !== undefined)
  const match =
    /^\s*(?:(?:referenz|reference|ref)[\s._-]*)(?<number>\d{1,2})(?!\d)[\s.:_–-]*(?<rest>.+)$/i.exec(name) ??
    /^\s*(?<number>\d{1,2})[.:_]\s*(?<rest>\D.*)$/.exec(name) ??
    (isFact ? null : /^(?<rest>.*\D)[\s._-](?<number>[1-9]\d?)\s*$/.exec(name))
  const { number, rest } = match?.groups ?? {}
  return { number: number ? Number(number) : undefined, rest: rest ?? name }
}

/** Returns a place's value, by its name or a person's mapping; undefined if neither names a fact. */
export function formValues(
  references: readonly ReferenceValues[],
  common: Record<string, string>,
  mapping: FormMapping,
): (place: { name: string }) => string | undefined {
  return ({ name }) => {
    const mapped = Object.hasOwn(mapping, name) ? mapping[name] : undefined
    if (typeof mapped === 'object') return mapped.text
    const { number, rest } = split(mapped || name, references)
    // A place without a number is clear only if there is one reference.
    const reference = number ? references[number - 1] : references.length === 1 ? references[0] : undefined
    const values = { ...(reference && valuesOf(reference)), ...common }
    const key = keyOf(rest, reference)
    return key && Object.hasOwn(values, key) ? values[key] : undefined
  }
}

const valuesOf = ({ title, location, place, texts, facts }: ReferenceValues): Record<string, string> => ({
  ...Object.fromEntries(facts.map(({ key, value }) => [key, value])),
  title,
  location,
  place,
  text: texts.long.join('\n'),
})

function keyOf(name: string, reference: ReferenceValues | undefined): string | undefined {
  const asked = plain(name)
  const byLabel = reference?.facts.find(({ key, label }) =>
    // A mapping from an earlier version has the label of an own figure as its key.
    [label, key, `own ${label}`].some(known => plain(known) === asked),
  )
  if (byLabel) return byLabel.key
  return Object.entries(otherNames).find(([key, names]) => plain(key) === asked || names.includes(asked))?.[0]
}
