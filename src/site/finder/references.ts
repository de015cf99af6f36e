// The projects as the finder judges them. Only Astro pages import this, because it makes pictures.
import { type Locale, localizePath } from '../../routes.ts'
import { drawingFile } from '../shared/drawing-files.ts'
import { pictureData } from '../shared/media.ts'
import { type Site, site } from '../shared/site.ts'
import { task } from '../sheets/rows.ts'
import type { Reference } from './judge.ts'
import type { KeptProject } from './KeptInquiry.tsx'
import type { FinderProject } from './ReferenceFinder.island.tsx'

/** Without the keys that have no value: what is not published is not sent. */
const published = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

function reference(id: string, project: Site['projects'][string]): Reference {
  const {
    areas = {},
    costs = {},
    phases,
    completion,
    feeZone,
    works,
    listed,
    publiclyFunded,
    client,
  } = project.facts
  // The last of the bars of stage 8: it may be built in parts.
  const ends = project.schedule?.flatMap(bar =>
    bar.phase !== undefined && bar.phase <= 8 && (bar.toPhase ?? bar.phase) >= 8 ? [bar.end.iso] : [],
  )
  return {
    id,
    title: project.title,
    type: project.category.id,
    ...published({
      phases:
        phases && Array.from({ length: phases.to - phases.from + 1 }, (_, index) => phases.from + index),
      zone: feeZone,
      gfa: areas.gross,
      nuf: areas.usable,
      net: costs.net && costs.net / 1e6,
      gross: costs.gross && costs.gross / 1e6,
      completion: completion?.iso,
      built: ends?.sort().at(-1),
      works,
      listed,
      funded: publiclyFunded,
      client: client?.kind,
    }),
  }
}

/** Every project as it is kept and asked about. */
export function keptProjects(locale: Locale): Promise<KeptProject[]> {
  const { projects, drawings } = site(locale)
  return Promise.all(
    Object.entries(projects).map(async ([id, project]) => {
      const frame = drawings[id]?.row
      const file = await drawingFile(id, 'row')
      return {
        id,
        title: project.title,
        about: `${task(project, locale)}, ${project.facts.location}`,
        ...(frame && file
          ? { row: { file, width: frame.width, height: frame.height, below: frame.height - frame.top } }
          : { picture: (await pictureData(project.picture, locale)).src }),
      }
    }),
  )
}

export async function finderProjects(locale: Locale): Promise<FinderProject[]> {
  const { projects } = site(locale)
  return (await keptProjects(locale)).map(kept => {
    const project = projects[kept.id] as Site['projects'][string]
    const { location, client } = project.facts
    return {
      ...kept,
      ...reference(kept.id, project),
      href: localizePath(`/projects/${kept.id}`, locale),
      place: location,
      clientText: client?.name ?? client?.description,
    }
  })
}
