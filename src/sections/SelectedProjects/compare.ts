// Builds the data of compared projects. Only Astro pages import this, because it generates pictures.
import type { PictureData } from '../../content/media.ts'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Row } from '../../parts/Rows/Rows.tsx'
import { cardFacts, writerIn } from '../../projects/catalogue.ts'
import { localizePath, projectPath } from '../../routes.ts'
import { pictureData } from '../../site/shared/localized-media.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { selectedProjects } from './schema.ts'

export type ComparedProject = {
  /** A name that is short enough to fit above the square. */
  name: string
  /** The area in square metres. */
  area: number
  /** The length of the square's side. */
  edge: string
  /** The number of lines in the square. */
  megawatts: number
  power: string
  card: { href: string; title: string; text: string; picture: PictureData; rows: Row[] }
}

type Section = SectionProps<typeof selectedProjects>
type Pick = NonNullable<Section['projects']>[number]

export function comparedProjects({ projects = [], compare, at }: Section): Promise<ComparedProject[]> {
  return Promise.all(projects.map(pick => compared(pick, compare?.facts ?? [], at.page)))
}

async function compared(
  { project: id, short }: Pick,
  facts: NonNullable<Section['compare']>['facts'],
  { locale, night }: Section['at']['page'],
): Promise<ComparedProject> {
  const { projects, interface: ui } = site(locale)
  const project = projects[id]
  const { areas, itLoad } = project?.facts ?? {}
  // The section's check guarantees both.
  if (!project || !areas?.it || !itLoad)
    throw new Error(`content/projects/${id}.yaml lacks areas › it or itLoad`)
  const write = writerIn(locale)
  const texts = { ...cardFacts(project, write), it: write.area(areas.it) }
  return {
    name: short ?? project.title,
    area: areas.it,
    edge: fill(ui.facts.metres, { n: formatNumber(Math.round(Math.sqrt(areas.it)), locale) }),
    megawatts: itLoad,
    power: write.power(itLoad),
    card: {
      href: localizePath(projectPath(id), locale),
      title: project.title,
      text: project.description,
      picture: await pictureData((night && project.dusk) || project.picture, locale),
      rows: facts.flatMap(({ fact, label }) => {
        const value = texts[fact]
        return value === undefined ? [] : [{ label: label ?? ui.facts.labels[fact], value }]
      }),
    },
  }
}
