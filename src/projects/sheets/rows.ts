// The facts of a project as the rows of its sheet.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import { type Site, site } from '../../site/shared/site.ts'
import type { SheetData } from './ReferenceSheet.tsx'
import { rowKeys } from './schema.ts'

type Project = Site['projects'][string]
type Rows = SheetData['facts']

/** Only what is published, except the costs: bid teams look for them, and are told that they are kept back. */
export function sheetRows(project: Project, locale: Locale, thisYear: string): Rows {
  const { oldPages: pages, people } = site(locale)
  const { rows, values } = pages.sheets
  const { facts, schedule, lead } = project
  const { areas = {}, costs = {}, client, phases } = facts
  const put = (text: string, value: number) => fill(text, { n: formatNumber(value, locale) })
  const area = (value: number | undefined) => value && put(values.area, value)
  const yes = (fact: boolean | undefined) => (fact ? values.yes : undefined)
  const works = facts.works?.map(kind => pages.finder.works[kind])
  const texts: Record<(typeof rowKeys)[number], string | 0 | undefined> = {
    client: client?.name ?? client?.description,
    works: [...(works ?? []), task(project, locale)].join(', '),
    it: area(areas.it),
    itLoad: facts.itLoad && put(values.power, facts.itLoad),
    roof: area(areas.roof),
    living: area(areas.living),
    gross: area(areas.gross),
    usable: area(areas.usable),
    costs:
      (costs.net && put(values.net, costs.net / 1e6)) ||
      (costs.gross && put(values.gross, costs.gross / 1e6)) ||
      values.unpublished,
    time: time(schedule?.[0]?.start.iso, facts.completion?.iso, thisYear, values),
    service: facts.appointment,
    stages: phases && fill(values.stages, phases),
    feeZone: facts.feeZone && ['I', 'II', 'III', 'IV', 'V'][facts.feeZone - 1],
    structure: facts.structure,
    listed: yes(facts.listed),
    funded: yes(facts.publiclyFunded),
    procedure: facts.procedure && values.procedures[facts.procedure],
    lead: lead && (people.persons[lead.id]?.name ?? lead.id),
    contact: client?.contact && contact(client.contact),
  }
  const done =
    phases && Array.from({ length: phases.to - phases.from + 1 }, (_, index) => phases.from + index)
  return rowKeys.flatMap(key => {
    const value = texts[key]
    return value ? [{ label: rows[key], value, stages: key === 'stages' ? done : undefined }] : []
  })
}

/** What is built, in the words of tenders. */
export function task(project: Project, locale: Locale): string {
  const category = site(locale)
    .categories.flatMap(({ categories }) => categories)
    .find(({ id }) => id === project.category.id)
  if (!category) throw new Error(`categories.yaml has no category "${project.category.id}"`)
  return category.task ?? category.label.text
}

function time(
  start: string | undefined,
  end: string | undefined,
  thisYear: string,
  values: Site['oldPages']['sheets']['values'],
): string | undefined {
  if (!end) return undefined
  const year = end.slice(0, 4)
  const shown = year > thisYear ? fill(values.planned, { year }) : year
  const from = start?.slice(0, 4)
  return from && from !== year ? fill(values.period, { from, to: shown }) : shown
}

type Contact = NonNullable<NonNullable<Project['facts']['client']>['contact']>

const contact = ({ name, position, phone, email }: Contact) =>
  [name, position, phone?.shown, email].filter(Boolean).join(', ')
