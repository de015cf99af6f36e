// What comes next: after and before a project, in the selection that it was reached from.
import { drawingFile } from '../../content/media.ts'
import { fill } from '../../i18n/fill.ts'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { categoryOf, orderedProjects, writerIn } from '../catalogue.ts'
import { sizeOf } from '../size.ts'
import { isCut, neighboursIn, type Scale, scaleForNext } from './neighbours.ts'

export const withoutBreaks = (title: string) => title.replaceAll('\u00ad', '')

/** One for each pair of neighbours; that of all projects first. */
export async function nextOf(id: string, page: Scale | undefined, locale: Locale) {
  const { projects } = site(locale)
  const ordered = orderedProjects(locale).map(([id, project]) => ({ id, ...categoryOf(project, locale) }))
  return Promise.all(
    neighboursIn(ordered, id).map(async ({ within, previous, next }) => ({
      within,
      href: localizePath(projectPath(next), locale),
      title: projects[next]?.title ?? next,
      previous: {
        href: localizePath(projectPath(previous), locale),
        label: fill(site(locale).projectPage.next.previous, {
          title: withoutBreaks(projects[previous]?.title ?? previous),
        }),
      },
      ...(await drawingOf(next, page, locale)),
    })),
  )
}

/** The next house, as large as the page draws its own. */
async function drawingOf(id: string, page: Scale | undefined, locale: Locale) {
  const { drawings, projects, projectPage } = site(locale)
  const words = projectPage.next
  const project = projects[id]
  const view = ['elevation', 'section'].find(view => drawings[id]?.[view])
  const frame = view && drawings[id]?.[view]
  const href = view && (await drawingFile(id, view))
  if (!frame || !href || !project) return { label: words.next, drawing: undefined }
  const { scale, same } = scaleForNext(frame, page)
  const { length, height } = sizeOf(frame, project.atScale)
  const { metres } = writerIn(locale)
  const shown = { length: metres(length), height: metres(height) }
  return {
    label: same ? words.sameScale : words.next,
    drawing: {
      href,
      scale,
      frame,
      alt: fill(projectPage.drawn, {
        drawing: projectPage.drawings.elevation,
        title: withoutBreaks(project.title),
      }),
      size: project.atScale?.note ?? fill(isCut(frame, scale) ? words.cut : words.size, shown),
    },
  }
}
