// The facts of a project as the rows of its sheet.
import { type Locale, locales } from '../../routes.ts'
import { type HonourKind, honourLine, honoursOf } from '../../site/shared/honours.ts'
import { site } from '../../site/shared/site.ts'
import { categoryOf, factRows, ownRows, type Project, stagesIn, thisMonth, writerIn } from '../catalogue.ts'
import { costOf, ifStated, stageEnds } from '../facts.ts'
import type { SheetData } from './ReferenceSheet.tsx'

/** Contains only published facts, because an application does not mention missing ones. */
export function sheetRows(project: Project, locale: Locale): SheetData['facts'] {
  const { people, interface: ui } = site(locale)
  const { facts, schedule, lead } = project
  const { areas = {}, client, phases, completion } = facts
  const write = writerIn(locale)
  const cost = costOf(facts.costs)
  const now = thisMonth()
  const start = schedule?.[0]?.start.iso
  const area = (value: number | undefined) => ifStated(value, value => write.area(value))
  const yes = (fact: boolean | undefined) => (fact ? ui.facts.yes : undefined)
  const rows = factRows(
    {
      client: client?.name ?? client?.description,
      works: [ifStated(facts.works, write.works), categoryOf(project, locale).task]
        .filter(Boolean)
        .join(', '),
      it: area(areas.it),
      itLoad: ifStated(facts.itLoad, write.power),
      roof: area(areas.roof),
      living: area(areas.living),
      gross: area(areas.gross),
      usable: area(areas.usable),
      costs: cost && write.cost(cost, { sayNet: true }),
      time: start && completion && write.period(start, completion.iso, now),
      completion: completion && write.date(completion.iso, now),
      stage8: ifStated(stageEnds(schedule)[stagesIn(locale).built], end => write.date(end, now)),
      service: facts.appointment,
      stages: ifStated(phases, write.namedStages),
      feeZone: ifStated(facts.feeZone, write.zone),
      structure: facts.structure,
      listed: yes(facts.listed),
      funded: yes(facts.publiclyFunded),
      procedure: facts.procedure && ui.facts.procedures[facts.procedure],
      ...countedHonours(project, locale),
      lead: lead && (people.persons[lead.person.id]?.name ?? lead.person.id),
      contact: client?.contact && contact(client.contact),
    },
    locale,
  )
  const shown = rows.map(({ key, label, value }) => ({
    key: `${key}`,
    label: key === 'costs' ? ui.referenceSheets.costs : label,
    value,
    stages: key === 'stages' ? phases : undefined,
  }))
  const own = ownRows(project, locale).map(({ id, label, value }) => ({
    key: `own ${id}`,
    label,
    value,
    stages: undefined,
  }))
  // Puts the firm's own figures before the contact, which is last.
  const last = rows.findIndex(({ key }) => key === 'lead' || key === 'contact')
  return shown.toSpliced(last < 0 ? shown.length : last, 0, ...own)
}

/** Replaces the keys of own figures from earlier versions, which had the label in the language of the person. */
export function currentKeys(keys: readonly string[]): string[] {
  const own = locales.flatMap(locale => site(locale).ownFacts)
  const idOf = (key: string) => own.find(({ label }) => key === `own ${label}`)?.id
  return [...new Set(keys.map(key => (idOf(key) === undefined ? key : `own ${idOf(key)}`)))]
}

/** Returns the honours that evaluators give points for. A sheet has no room for publications. */
function countedHonours(project: Project, locale: Locale) {
  const honours = honoursOf(project, locale).map(honour => ({ ...honour, by: undefined }))
  const line = (wanted: HonourKind) =>
    honours
      .filter(({ kind }) => kind === wanted)
      .map(honourLine)
      .join('; ') || undefined
  return {
    awards: line('awards'),
    competitions: line('competitions'),
    certificates: line('certificates'),
  }
}

type Contact = NonNullable<NonNullable<Project['facts']['client']>['contact']>

const contact = ({ name, position, phone, email }: Contact) =>
  [name, position, phone?.shown, email].filter(Boolean).join(', ')
