// A project as a sheet of A4. Only Astro pages import this, because it makes pictures.
import { drawingFile } from '../../content/media.ts'
import { PictureRef } from '../../content/values.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { pictureData } from '../../site/shared/media.ts'
import { officeOf } from '../../site/shared/offices.ts'
import { site } from '../../site/shared/site.ts'
import { writerIn } from '../catalogue.ts'
import { yearOf } from '../facts.ts'
import { mm, place, readable, scaleFor } from './paper.ts'
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
  const drawing = await mainDrawing(id, locale)
  return {
    id,
    title,
    place: [facts.location, facts.completion && yearOf(facts.completion.iso)].filter(Boolean).join(', '),
    picture: await pictureData(new PictureRef(picture.file, 'sheet'), locale),
    uncropped,
    facts: sheetRows(project, locale),
    text: [description, story?.idea ?? story?.task].filter(paragraph => paragraph !== undefined),
    drawing,
    words: {
      reference,
      firm: `${firm.name}, ${office.street}, ${office.postalCode} ${office.locality}`,
    },
    block: {
      project: title,
      date: writerIn(locale).monthInWords(new Date()),
      brand: firm.shortName,
      words: {
        ...block,
        bar: fill(block.bar, { n: (40 * (drawing?.placed.scale ?? 0)) / 1000 }),
      },
    },
  }
}

/** The first drawing of the project's file, else its elevation; at 1:1000 and below the one with fewer lines. */
async function mainDrawing(id: string, locale: Locale): Promise<SheetDrawingData | undefined> {
  const { drawings, interface: ui, projects } = site(locale)
  const described = projects[id]?.drawings?.[0]
  const view = described?.view ?? (drawings[id]?.elevation ? 'elevation' : 'section')
  const frame = drawings[id]?.[view]
  if (!frame) return undefined
  const scale = scaleFor(frame)
  const file =
    (scale >= 1000 && view === 'elevation' && (await drawingFile(id, 'row'))) || (await drawingFile(id, view))
  if (!file) return undefined
  const chain = readable(described?.across ?? [], scale)
  return {
    file,
    alt: described?.alt ?? fill(ui.referenceSheets.drawn, { title: projects[id]?.title ?? id }),
    caption: described?.caption,
    placed: place(frame, chain, scale, mm(2, scale), writerIn(locale).planMetres),
    stands: view !== 'plan',
  }
}
