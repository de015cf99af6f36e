// Builds the data of a reference sheet. Only Astro pages import this, because it generates pictures.
import { drawingFile } from '../../content/media.ts'
import { PictureRef } from '../../content/values.ts'
import { fill } from '../../i18n/fill.ts'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { pictureData } from '../../site/shared/localized-media.ts'
import { officeOf } from '../../site/shared/offices.ts'
import { site } from '../../site/shared/site.ts'
import { stagesIn, writerIn } from '../catalogue.ts'
import { monthWriter, yearOf } from '../facts.ts'
import { fitRows } from './fit-rows.ts'
import { mainDrawing } from './main-drawing.ts'
import { mm, place } from './paper.ts'
import type { SheetData } from './ReferenceSheet.tsx'
import { sheetRows } from './rows.ts'
import type { SheetDrawingData } from './SheetDrawing.tsx'

export async function sheetData(id: string, locale: Locale): Promise<SheetData> {
  const { firm, interface: ui, projects } = site(locale)
  const project = projects[id]
  if (!project) throw new Error(`content/projects has no project "${id}"`)
  const { title, facts, description, story, picture, uncropped } = project
  const { reference, block } = ui.referenceSheets
  const office = officeOf(firm)
  const rows = sheetRows(project, locale)
  const drawing = await placedDrawing(id, locale)
  const { first, more, hasRoomForStory } = fitRows(rows, drawing)
  const long = [story?.idea ?? story?.task].filter(paragraph => paragraph !== undefined)
  return {
    id,
    title,
    place: [facts.location, facts.completion && yearOf(facts.completion.iso)].filter(Boolean).join(', '),
    picture: await pictureData(new PictureRef(picture.file, 'sheet'), locale),
    uncropped,
    facts: first,
    stageCount: stagesIn(locale).count,
    text: [description, ...(hasRoomForStory ? long : [])],
    second: more.length > 0 ? { facts: more, text: long } : undefined,
    // A sheet without the long text links to the page that has it.
    address:
      hasRoomForStory || more.length > 0
        ? undefined
        : new URL(localizePath(projectPath(id), locale), firm.url).href.replace('https://', ''),
    drawing,
    words: {
      reference,
      firm: `${firm.name}, ${office.street}, ${office.postalCode} ${office.locality}`,
    },
    block: {
      project: title,
      date: monthWriter(locale).month(new Date()),
      brand: firm.shortName,
      words: {
        ...block,
        bar: fill(block.bar, { n: (40 * (drawing?.placed.scale ?? 0)) / 1000 }),
      },
    },
  }
}

async function placedDrawing(id: string, locale: Locale): Promise<SheetDrawingData | undefined> {
  const drawing = mainDrawing(id, locale)
  if (!drawing) return undefined
  const { frame, scale, chain, alt, caption, north, view, files } = drawing
  const addresses = await Promise.all(files.map(name => drawingFile(id, name)))
  const file = addresses.find(address => address !== undefined)
  if (!file) return undefined
  return {
    file,
    alt,
    caption,
    north,
    placed: place(frame, chain, scale, mm(2, scale), writerIn(locale).planMetres),
    stands: view !== 'plan',
  }
}
