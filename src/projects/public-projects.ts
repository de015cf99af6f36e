// The project data for other programs and the site's own islands, a part of /projects.json (docs/projects-json.md).

import { drawingFile } from '../content/media.ts'
import type { Locale } from '../routes.ts'
import { type Site, site } from '../site/shared/site.ts'
import { sizeOf } from '../site/size.ts'
import { projectCards } from './cards/cards.ts'
import { publicFacts, stagesIn } from './catalogue.ts'
import { stageEnds } from './facts.ts'

export type PublicProject = Awaited<ReturnType<typeof publicProjects>>[number]

type Project = Site['projects'][string]

export async function publicProjects(locale: Locale) {
  const { projects, drawings } = site(locale)
  const { built } = stagesIn(locale)
  const cards = await projectCards(locale, { firstScreen: true })
  return Promise.all(
    cards.map(async card => {
      const { facts, atScale, schedule } = projects[card.id] as Project
      const ends = stageEnds(schedule)
      const frames = drawings[card.id] ?? {}
      const files = Object.entries(frames).map(
        async ([view, frame]) => [view, { src: await drawingFile(card.id, view), ...frame }] as const,
      )
      return {
        ...card,
        line: await drawingFile(card.id, 'photo'),
        facts: publicFacts(facts),
        built: ends[built],
        stageEnds: ends,
        size: frames.row && sizeOf(frames.row, atScale),
        drawings: Object.fromEntries(await Promise.all(files)),
      }
    }),
  )
}
