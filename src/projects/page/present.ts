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
import { sheetData } from '../sheets/sheet-data.ts'
import { neighboursIn } from './before-and-after.ts'
import { drawingGroups } from './drawing-groups.ts'
import { contactOf } from './project-contact.ts'
import { peopleOf } from './project-people.ts'
import { scheduleOf } from './project-schedule.ts'
import { redAt } from './red-part.ts'
import { titleBlock } from './title-block-rows.ts'

export type ProjectPage = Awaited<ReturnType<typeof present>>

/** The static paths of all projects in every language. */
export function everyProject() {
  return eachLanguage().flatMap(({ params, props }) =>
    foundProjects.map(id => ({ params: { ...params, id }, props: { ...props, id } })),
  )
}

export async function present(id: string, locale: Locale) {
  const { projects, projectPage: words, interface: ui } = site(locale)
  const project = projects[id]
  if (!project) throw new Error(`there is no content/projects/${id}.yaml`)
  const name = withoutBreaks(project.title)
  const { sheets, photo, axonometry, house } = await drawingsOf(id, project, locale)
  const picture = await pictureData(new PictureRef(project.picture.file, 'hero'), locale)
  const evening = await eveningOf(project, locale)
  const more = await withMedia(project.pictures ?? [], locale)
  const about = fill(words.about, { title: name })
  const contact = contactOf(project, locale)
  const view = {
    id,
    head: { title: project.title, description: project.description },
    discuss: {
      label: words.discuss,
      service: about,
      href: `${pathOf('contact', locale)}?${new URLSearchParams({ service: about })}#${anchorOfForm('quote')}`,
    },
    look: {
      picture,
      uncropped: project.uncropped,
      full: categoryOf(project, locale).night,
      line: photo,
      evening,
      // Links to the further pictures lead to the first where there are none.
      id: project.pictures ? undefined : 'pictures',
      note: project.viewNote ?? picture.caption,
      labels: words.view,
    },
    sheets,
    /** A long, low drawing follows the name directly, and then the model. */
    drawingFirst: Boolean(sheets[0]?.quiet && sheets[0].long && project.story),
    storeysLabel: words.storeys,
    kept: keptOf(project, locale),
    story: storyOf(project, locale),
    titleBlock: titleBlock(project, locale),
    pictures: { heading: words.pictures, list: more },
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
      answer: fill(words.people.answer, { name: contact.name }),
      led: words.people.led,
      people: await peopleOf(project, locale),
      note: project.teamNote,
      axonometry,
    },
    neighbours: await neighbourCards(id, locale),
    dialog: { title: words.discuss, closeLabel: ui.form.close, house },
    /** The reference sheet that is printed instead of the page. */
    printed: { label: ui.referenceSheets.reference, sheets: [await sheetData(id, locale)] },
  }
  return {
    view,
    quote: formSetup(locale, 'quote', contact.id),
    below: { path: projectPath(id), name, seo: seoOf(project, locale) },
    jsonLd: [jsonLdOf(id, project, [picture, ...more, ...(evening ? [evening] : [])], locale)],
  }
}

/** The drawings of the sheets, and those beside pictures and words. */
async function drawingsOf(id: string, project: Project, locale: Locale) {
  const { projectPage: words, interface: ui, drawings } = site(locale)
  const title = withoutBreaks(project.title)
  const write = writerIn(locale)
  const frames = drawings[id] ?? {}
  const { row, axonometry } = frames
  const files = await Promise.all(
    [...Object.keys(frames), 'photo'].map(async view => {
      const [href, svg = ''] = await Promise.all([drawingFile(id, view), drawingLines(id, view)])
      return { view, href, svg }
    }),
  )
  const hrefs = Object.fromEntries(files.map(({ view, href }) => [view, href]))
  const groups = drawingGroups(project, frames, {
    names: words.drawings,
    alt: drawing => fill(words.drawn, { drawing, title }),
    scale: width => {
      const { step, fields } = scaleOf(width)
      return fill(words.scale, { n: step * fields })
    },
    metres: write.planMetres,
    height: write.height,
    hrefs,
  })
  // The first sheet that is not full of storeys has room for the story.
  const withStory = groups.find(({ storeys }) => !storeys) ?? groups[0]
  return {
    sheets: groups.map(group => ({
      ...group,
      hasStory: group === withStory,
      figures: group.figures.map(figure => ({
        ...figure,
        sideways: fill(words.sideways, { drawing: figure.name }),
        hint: ui.sideways,
        start: group.long
          ? redAt(files.find(({ href }) => href === figure.drawing.href)?.svg ?? '', figure.drawing.sheet)
          : undefined,
      })),
    })),
    photo: hrefs.photo ? { href: hrefs.photo, alt: fill(words.view.alt, { title }) } : undefined,
    axonometry:
      axonometry && hrefs.axonometry && !project.drawings?.some(({ view }) => view === 'axonometry')
        ? { href: hrefs.axonometry, sheet: axonometry, alt: fill(words.axonometry, { title }) }
        : undefined,
    // Down to the ground: the dialog cuts off what reaches below it.
    house:
      row && hrefs.row
        ? { src: hrefs.row, width: Math.round(row.width * 10), height: Math.round(row.top * 10) }
        : undefined,
  }
}

/** The evening picture, unless it is among the further pictures: then it shows another view. */
async function eveningOf({ dusk, pictures = [] }: Project, locale: Locale) {
  if (!dusk || pictures.some(({ file }) => file === dusk.file)) return undefined
  return pictureData(new PictureRef(dusk.file, 'hero'), locale)
}

function keptOf({ kept }: Project, locale: Locale) {
  if (!kept) return undefined
  const { percent, of, added } = kept
  const words = site(locale).projectPage
  return {
    percent,
    said: fill(words.kept, { n: percent, of }),
    added: added && fill(words.added, { n: 100 - percent, of: added }),
  }
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

/** The cards of the previous and the next project, each with its label. */
async function neighbourCards(id: string, locale: Locale) {
  const words = site(locale).projectPage.next
  const ids = orderedProjects(locale).map(([own]) => own)
  const { previous, next } = neighboursIn(ids, id)
  const cards = await projectCards(locale, { ids: [previous, next].flatMap(own => own ?? []) })
  return cards.map(card => ({ ...card, label: card.id === previous ? words.previous : words.next }))
}

function seoOf(project: Project, locale: Locale) {
  const { title, description, facts } = project
  // Search engines show about 160 characters: a short description leaves room for category and place.
  const whole = `${description} ${categoryOf(project, locale).label.text}, ${facts.location}.`
  return {
    title: fill(site(locale).projectPage.title, { title: withoutBreaks(title), place: facts.location }),
    description: whole.length > 160 ? description : whole,
  }
}

/** Takes the pictures in the order of the page: the main one, the further ones, the evening. */
function jsonLdOf(id: string, project: Project, pictures: { src: string }[], locale: Locale) {
  const { facts, picture, pictures: more = [], dusk } = project
  const files = [picture, ...more, dusk]
  return creativeWork(
    {
      path: localizePath(projectPath(id), locale),
      name: withoutBreaks(project.title),
      description: project.description,
      category: categoryOf(project, locale).label.text,
      place: facts.location,
      completion: facts.state === 'completed' ? facts.completion?.iso : undefined,
      pictures: pictures.map(({ src }, index) => ({ src, notice: creditOf(files[index]?.file ?? '') })),
      awards: awardLines(project, locale),
      firm: site(locale).firm.name,
      locale,
    },
    siteOrigin,
  )
}
