// The people of the firm with their work on projects, and a CV of each as a sheet in Word.
import { refusalOf } from '../../src/content/picture-rights.ts'
import { orderedProjects, thisMonth, writerIn } from '../../src/projects/catalogue.ts'
import { ifStated } from '../../src/projects/facts.ts'
import type { Locale } from '../../src/routes.ts'
import { type Site, site } from '../../src/site/shared/site.ts'
import type { FileWords } from './file-words.ts'
import type { Colleague } from './match-people.ts'
import type { BidSheet } from './office/docx-body.ts'
import type { SheetPicture } from './office/docx-picture.ts'
import { pictureIn } from './reference-values.server.ts'

type Project = Site['projects'][string]
type Member = NonNullable<Project['team']>[number]
type Lead = NonNullable<Project['lead']>
type Work = { id: string; project: Project; isLead: boolean; member: Omit<Member, 'role'> & { role: string } }

/** Returns everyone named by a project, with their work on each project. */
export function colleaguesIn(language: Locale): Colleague[] {
  const works = worksIn(language)
  return [...new Set(works.map(({ member }) => member.person.id))].map(id => ({
    id,
    name: cardOf(id, language).name,
    engagements: works.filter(({ member }) => member.person.id === id).map(engagementOf),
  }))
}

/** Gives a lead without stages of their own the stages of the project. */
function worksIn(language: Locale): Work[] {
  return orderedProjects(language).flatMap(([id, project]) => {
    const { lead, team = [] } = project
    const leader = lead && {
      ...lead,
      role: roleOf(lead, language),
      stages: lead.stages ?? project.facts.phases,
    }
    return [
      ...(leader ? [{ id, project, isLead: true, member: leader }] : []),
      ...team.map(member => ({ id, project, isLead: false, member })),
    ]
  })
}

const roleOf = ({ person, role }: Lead, language: Locale): string => {
  const { position, role: usual } = site(language).people.persons[person.id] ?? {}
  return role ?? position ?? usual ?? ''
}

function engagementOf({ id, project, isLead, member }: Work) {
  const { title, category, facts } = project
  const completion = facts.completion?.iso
  return {
    project: id,
    title,
    use: category.id,
    role: member.role,
    isLead,
    stages: member.stages,
    completion,
    isCompleted: facts.state === 'completed' && !(completion && completion > thisMonth()),
  }
}

/** Merges a contact's card with the team entry of that name. */
function cardOf(id: string, language: Locale) {
  const { persons, team } = site(language).people
  const card = persons[id]
  const position = card && (card.position ?? card.role)
  return { name: id, ...team.find(({ name }) => name === id), ...card, position }
}

/** Makes a CV from the facts that the audience of the files may see. */
export async function curriculum(
  id: string,
  language: Locale,
  words: FileWords,
): Promise<Omit<BidSheet, 'number'>> {
  const { name, position, degree, chamber, professionSince, firmSince, languages } = cardOf(id, language)
  const write = writerIn(language)
  const { cv } = words
  const facts: [label: string, value: string | undefined][] = [
    [cv.degree, degree],
    [
      cv.chamber,
      chamber && [chamber.name, chamber.since && cv.since(chamber.since)].filter(Boolean).join(', '),
    ],
    [cv.mayApply, chamber?.mayApply ? cv.yes : undefined],
    [cv.profession, ifStated(professionSince, cv.since)],
    [cv.firm, ifStated(firmSince, cv.since)],
    [cv.languages, languages?.join(', ')],
  ]
  const works = worksIn(language).filter(({ member }) => member.person.id === id)
  const rows = works.map(({ project, isLead, member }) => [
    `${project.title}, ${project.facts.location}`,
    isLead ? [cv.lead, member.role].filter(Boolean).join(', ') : member.role,
    member.stages ? write.stages(member.stages) : '',
    project.facts.completion ? write.date(project.facts.completion.iso, thisMonth()) : '',
    [
      member.share !== undefined && write.percent(member.share),
      member.hours !== undefined && cv.hours(write.figure(member.hours)),
    ]
      .filter(Boolean)
      .join(', '),
  ])
  // Shares and hours are internal facts. Their column is left out if the audience sees none.
  const hasShares = rows.some(row => row.at(-1) !== '')
  return {
    head: cv.title,
    title: name,
    place: position ?? '',
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    proof: [],
    tables: [
      {
        heading: cv.projects,
        head: [cv.project, cv.role, cv.stages, cv.handover, ...(hasShares ? [cv.share] : [])],
        rows: rows.map(row => (hasShares ? row : row.slice(0, -1))),
        parts: hasShares ? [0.32, 0.3, 0.1, 0.13, 0.15] : [0.37, 0.35, 0.12, 0.16],
      },
    ],
    text: [],
    portrait: await portraitOf(id, language),
    picture: undefined,
    drawing: undefined,
  }
}

/** In millimetres. */
const portraitSize = { width: 36, height: 45 }

async function portraitOf(id: string, language: Locale): Promise<SheetPicture | undefined> {
  const { people, portraits } = site(language)
  const card = people.persons[id] ?? people.team.find(({ name }) => name === id)
  const file = card?.portrait?.file
  const described = file ? portraits[file] : undefined
  if (!file || !described || refusalOf(described.rights, 'print')) return undefined
  return pictureIn(file, portraitSize, { ...described, caption: undefined })
}
