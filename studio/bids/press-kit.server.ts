// Makes the press kit of a project, with only the content that visitors see and the press may use.
import sharp from 'sharp'
import { creditXmp } from '../../build/credit-xmp.ts'
import { refusalOf } from '../../src/content/picture-rights.ts'
import { scaleFor } from '../../src/projects/sheets/paper.ts'
import { sheetRows } from '../../src/projects/sheets/rows.ts'
import { type Locale, locales, pathOf } from '../../src/routes.ts'
import { officeOf } from '../../src/site/shared/offices.ts'
import { siteOrigin } from '../../src/site/shared/origin.ts'
import { type Site, site } from '../../src/site/shared/site.ts'
import { fileName } from './file-name.ts'
import { fileWords } from './file-words.ts'
import { writeZip, type ZipEntry } from './office/zip.server.ts'
import { drawingOnPaper, media } from './reference-values.server.ts'

type Project = Site['projects'][string]

/** Pixels along the longer side: enough for a double page of a magazine. */
const longestPixels = 5000

/** Returns undefined if visitors do not see the project. */
export async function pressKit(id: string): Promise<Buffer | undefined> {
  const [first] = locales
  const project = site(first).projects[id]
  if (!project) return undefined
  const pictures = pressPictures(project, first)
  const name = (number: number, title: string, end: string, mark?: string) =>
    fileName(number, site(first).firm.shortName, title, end, mark)
  const drawings = await pressDrawings(id, project)
  const files = [
    ...(await Promise.all(
      pictures.map(async ({ file, credit }, index) => ({
        name: name(index + 1, project.title, 'jpg'),
        bytes: await pressPicture(file, credit),
      })),
    )),
    ...drawings.flatMap(({ view, svg, bitmap }, index) => [
      { name: name(pictures.length + index + 1, `${project.title} ${view}`, 'svg'), bytes: Buffer.from(svg) },
      { name: name(pictures.length + index + 1, `${project.title} ${view}`, 'png'), bytes: bitmap },
    ]),
  ]
  const texts = locales.map(
    (locale): ZipEntry => ({
      name: name(0, site(locale).projects[id]?.title ?? id, 'txt', locale),
      bytes: Buffer.from(`\uFEFF${pressText(id, locale, files)}`),
    }),
  )
  return writeZip([...files, ...texts])
}

/** Picks only pictures with an explicit press right, because the press prints whatever it receives. */
function pressPictures({ picture, pictures = [] }: Project, locale: Locale) {
  const described = site(locale).media
  const names = [...new Set([picture, ...pictures].map(({ file }) => file))]
  return names.flatMap(file => {
    const { rights, credit = '', alt = '', caption } = described[file] ?? {}
    const isAllowed = rights?.press === true && refusalOf(rights, 'press') === undefined
    return isAllowed ? [{ file, credit, text: caption ?? alt }] : []
  })
}

const pressPicture = (file: string, credit: string): Promise<Buffer> => {
  const picture = sharp(media(file))
    .rotate()
    .resize({ width: longestPixels, height: longestPixels, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92, mozjpeg: true })
  const [first] = locales
  const imprint = Object.entries(site(first).pages).find(([, { role }]) => role === 'imprint')?.[0]
  const rights = imprint && new URL(pathOf(imprint, first), siteOrigin).href
  return (credit ? picture.withXmp(creditXmp(credit, rights)) : picture).toBuffer()
}

/** The drawings that the project's page shows. */
async function pressDrawings(id: string, { drawings = [] }: Project) {
  const frames = site(locales[0]).drawings[id] ?? {}
  const made = drawings.map(async ({ view }) => {
    const frame = (frames as Record<string, { width: number; height: number; top: number } | undefined>)[view]
    const drawn =
      frame && (await drawingOnPaper(id, { frame: frame as never, scale: scaleFor(frame), files: [view] }))
    return drawn ? [{ view, ...drawn }] : []
  })
  return (await Promise.all(made)).flat()
}

function pressText(id: string, locale: Locale, files: readonly ZipEntry[]): string {
  const { projects, firm } = site(locale)
  const project = projects[id]
  if (!project) return ''
  const { press: words } = fileWords(locale)
  const { title, facts, description, story = {} } = project
  const pictures = pressPictures(project, locale)
  const office = officeOf(firm)
  const blocks: [heading: string, lines: (string | undefined)[]][] = [
    [`${title}, ${facts.location}`, []],
    [words.text, [description, story.task, story.idea, story.result]],
    // The contact is meant for buyers who check references, not for the press.
    [
      words.facts,
      sheetRows(project, locale)
        .filter(({ key }) => key !== 'contact')
        .map(({ label, value }) => `${label}: ${value}`),
    ],
    [
      words.pictures,
      pictures.length > 0
        ? [
            words.pictureNote,
            ...pictures.map(({ credit, text }, index) => `${files[index]?.name}: ${text} (${credit})`),
          ]
        : [words.noPictures],
    ],
    [words.drawings, files.slice(pictures.length).map(({ name }) => name)],
    [words.contact, [firm.name, `${office.street}, ${office.postalCode} ${office.locality}`, siteOrigin]],
  ]
  return `${blocks
    .map(([heading, lines]) => [heading, ...lines.filter(line => line !== undefined)].join('\r\n'))
    .join('\r\n\r\n')}\r\n`
}
