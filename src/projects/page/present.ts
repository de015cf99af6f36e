// Prepares the page of one project from its file. Only name, place, picture and a sentence are required.
import { drawingFile, drawingLines } from '../../content/media.ts'
import { PictureRef } from '../../content/values.ts'
import { fill } from '../../i18n/fill.ts'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { scaleOf } from '../../parts/Drawing/metres.ts'
import { type Locale, localizePath, pathOf, projectPath } from '../../routes.ts'
import { creativeWork } from '../../seo/creative-work.ts'
import { anchorOfForm, formSetup } from '../../site/shared/forms.ts'
import { awardLines, honoursOf } from '../../site/shared/honours.ts'
import { pictureData, withMedia } from '../../site/shared/localized-media.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import { creditOf } from '../../site/shared/picture-credits.ts'
import { foundProjects, site } from '../../site/shared/site.ts'
import { eachLanguage } from '../../site/shared/static-paths.ts'
import { projectCards } from '../cards/cards.ts'
import { categoryOf, orderedProjects, type Project, writerIn } from '../catalogue.ts'
import { monthWriter } from '../facts.ts'
import { sheetData } from '../sheets/sheet-data.ts'
import { neighboursIn } from './before-and-after.ts'
import { drawingGroups } from './drawing-groups.ts'
import { contactNameOf, peopleOf } from './project-people.ts'
import { redAt } from './red-part.ts'
import { barsOf } from './schedule-bars.ts'
import { titleBlock } from './title-block-rows.ts'

export type ProjectPage = Awaited<ReturnType<typeof present>>

/** The static paths of all projects in both languages. */
export function everyProject() {
  return eachLanguage().flatMap(({ params, props }) =>
    foundProjects.map(id => ({ params: { ...params, id }, props: { ...props, id } })),
  )
}

/** The evening picture, unless it stands among the further pictures: then it shows another view. */
async function eveningOf({ dusk, pictures = [] }: Project, locale: Locale) {
  if (!dusk || pictures.some(({ file }) => file === dusk.file)) return undefined
  return pictureData(new PictureRef(dusk.file, 'hero'), locale)
}

export async function present(id: string, locale: Locale) {
  const { firm, projects, projectPage: words, interface: ui, drawings } = site(locale)
  const project = projects[id]
  if (!project) throw new Error(`there is no content/projects/${id}.yaml`)
  const name = withoutBreaks(project.title)
  const frames = drawings[id] ?? {}
  const hrefs = Object.fromEntries(
    await Promise.all(
      [...Object.keys(frames), 'photo'].map(async view => [view, await drawingFile(id, view)] as const),
    ),
  )
  const linesOf = new Map(
    await Promise.all(
      Object.keys(frames).map(async view => [hrefs[view], await drawingLines(id, view)] as const),
    ),
  )
  const write = writerIn(locale)
  const sheets = drawingGroups(project, frames, {
    names: words.drawings,
    alt: drawing => fill(words.drawn, { drawing, title: name }),
    scale: width => {
      const { step, fields } = scaleOf(width)
      return fill(words.scale, { n: step * fields })
    },
    metres: write.planMetres,
    height: write.height,
    hrefs,
  })
  // The story is told beside the first sheet that is not full of storeys.
  const withStory = Math.max(
    sheets.findIndex(({ storeys }) => !storeys),
    sheets.length > 0 ? 0 : -1,
  )
  const picture = await pictureData(new PictureRef(project.picture.file, 'hero'), locale)
  const evening = await eveningOf(project, locale)
  const about = fill(words.about, { title: name })
  const { axonometry } = frames
  const category = categoryOf(project, locale)

  const view = {
    id,
    head: {
      title: project.title,
      description: project.description,
    },
    discuss: {
      label: words.discuss,
      service: about,
      href: `${pathOf('contact', locale)}?${new URLSearchParams({ service: about })}#${anchorOfForm('quote')}`,
    },
    look: {
      picture,
      uncropped: project.uncropped,
      full: category.night,
      line: hrefs.photo ? { href: hrefs.photo, alt: fill(words.view.alt, { title: name }) } : undefined,
      evening,
      // Links to the further pictures lead to the first where there are none.
      id: project.pictures ? undefined : 'pictures',
      note: project.viewNote ?? picture.caption,
      labels: words.view,
    },
    sheets: sheets.map((sheet, index) => ({
      ...sheet,
      hasStory: index === withStory,
      figures: sheet.figures.map(figure => ({
        ...figure,
        sideways: fill(words.sideways, { drawing: figure.name }),
        hint: ui.sideways,
        start: sheet.long ? redAt(linesOf.get(figure.drawing.href) ?? '', figure.drawing.sheet) : undefined,
      })),
    })),
    /** A long, low drawing stands directly under the name, and then the model. */
    drawingFirst: Boolean(sheets[0]?.quiet && sheets[0].long && project.story),
    storeysLabel: words.storeys,
    kept: keptOf(project, locale),
    story: storyOf(project, locale),
    titleBlock: titleBlock(project, locale),
    pictures: { heading: words.pictures, list: await withMedia(project.pictures ?? [], locale) },
    schedule: scheduleOf(project, locale),
    honours: {
      heading: ui.facts.honours.heading,
      rows: honoursOf(project, locale)
        .toSorted((a, b) => b.year - a.year)
        .map(honour => ({ ...honour, label: ui.facts.honours.kinds[honour.kind] })),
    },
    closing: {
      heading: project.question ?? words.people.question,
      sheet: { label: ui.shortlist.sheet, href: `${pathOf('sheets', locale)}?projects=${id}` },
      answer: fill(words.people.answer, { name: contactNameOf(project, locale) }),
      led: words.people.led,
      people: await peopleOf(project, locale),
      note: project.teamNote,
      axonometry:
        axonometry && hrefs.axonometry && !project.drawings?.some(({ view }) => view === 'axonometry')
          ? { href: hrefs.axonometry, sheet: axonometry, alt: fill(words.axonometry, { title: name }) }
          : undefined,
    },
    neighbours: await neighbourCards(id, locale),
    dialog: {
      title: words.discuss,
      closeLabel: ui.form.close,
      // Down to the ground: what reaches below it is cut off.
      house:
        hrefs.row && frames.row
          ? {
              src: hrefs.row,
              width: Math.round(frames.row.width * 10),
              height: Math.round(frames.row.top * 10),
            }
          : undefined,
    },
    /** The reference sheet that is printed instead of the page. */
    printed: { label: ui.referenceSheets.reference, sheets: [await sheetData(id, locale)] },
  }
  const path = projectPath(id)
  const title = fill(words.title, { title: name, place: project.facts.location })
  return {
    view,
    quote: formSetup(locale, 'quote'),
    below: {
      path,
      name,
      seo: { title, description: summary(project.description, category.label.text, project.facts.location) },
    },
    jsonLd: [
      creativeWork(
        {
          path: localizePath(path, locale),
          name,
          description: project.description,
          category: category.label.text,
          place: project.facts.location,
          completion: project.facts.state === 'completed' ? project.facts.completion?.iso : undefined,
          pictures: [
            { src: picture.src, notice: creditOf(project.picture.file) },
            ...view.pictures.list.map(({ src }, index) => ({
              src,
              notice: creditOf(project.pictures?.[index]?.file ?? ''),
            })),
            ...(evening ? [{ src: evening.src, notice: creditOf(project.dusk?.file ?? '') }] : []),
          ],
          awards: awardLines(project, locale),
          firm: firm.name,
          locale,
        },
        siteOrigin,
      ),
    ],
  }
}

function keptOf({ kept }: Project, locale: Locale) {
  const words = site(locale).projectPage
  return (
    kept && {
      percent: kept.percent,
      said: fill(words.kept, { n: kept.percent, of: kept.of }),
      added: kept.added && fill(words.added, { n: 100 - kept.percent, of: kept.added }),
    }
  )
}

function storyOf({ story = {}, facts }: Project, locale: Locale) {
  const { task, idea, result, state } = site(locale).projectPage.story
  const built = facts.state === undefined || facts.state === 'completed'
  return [
    { heading: task, text: story.task },
    { heading: idea, text: story.idea },
    { heading: built ? result : state, text: story.result },
  ].flatMap(({ heading, text }) => (text === undefined ? [] : [{ heading, text }]))
}

function scheduleOf({ schedule }: Project, locale: Locale) {
  if (!schedule) return undefined
  const words = site(locale).projectPage.schedule
  const now = new Date()
  const { years, bars, ahead } = barsOf(schedule, now.toISOString())
  const inWords = monthWriter(locale)
  const month = inWords.month(now)
  return {
    heading: words.heading,
    intro: ahead ? `${words.intro} ${fill(words.ahead, { month })}` : words.intro,
    years,
    bars: schedule.map(({ phase, toPhase, name, text, start, end }, index) => ({
      ...bars[index],
      months: inWords.months(start.iso, end.iso),
      stage:
        phase === undefined
          ? undefined
          : toPhase === undefined
            ? fill(words.stage, { n: phase })
            : fill(words.stages, { from: phase, to: toPhase }),
      name: name ?? (phase === undefined ? '' : (words.names[phase - 1] ?? '')),
      text,
    })),
  }
}

/** The cards of the previous and the next project, each with its label. */
async function neighbourCards(id: string, locale: Locale) {
  const words = site(locale).projectPage.next
  const ids = orderedProjects(locale).map(([own]) => own)
  const { previous, next } = neighboursIn(ids, id)
  const labels = [...(previous ? [words.previous] : []), ...(next ? [words.next] : [])]
  const cards = await projectCards(locale, { ids: [previous, next].flatMap(own => own ?? []) })
  return cards.map((card, index) => ({ ...card, label: labels[index] ?? '' }))
}

/** Search engines show about 160 characters: a short description leaves room for what it is, and where. */
function summary(description: string, category: string, place: string): string {
  const whole = `${description} ${category}, ${place}.`
  return whole.length > 160 ? description : whole
}
