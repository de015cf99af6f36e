// Pictures: the library, uploads, and thumbnails for the Studio's own screens.
import * as v from 'valibot'
import { unreadable } from '../content/files.ts'
import { type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import { inTurn, maxUploadBytes } from './intake.server.ts'
import {
  addPicture,
  gone,
  newPicture,
  type PictureKind,
  pictures,
  removePicture,
  replacePicture,
  usesOf,
} from './library.server.ts'
import { thumbnail } from './thumbnails.server.ts'

const unnamed = {
  de: 'Titel, Beschreibung in jeder Sprache und Herkunft müssen ausgefüllt sein.',
  en: 'Please enter a title, a description in every language and the origin.',
}

const small: Route = {
  method: 'GET',
  path: 'thumbnail',
  handle: async ({ studio, query }) => {
    const at = query.get('at') ?? undefined
    // Git could read any other word as an option or a path.
    const isCommit = at === undefined || /^(HEAD|[0-9a-f]{40}\^?)$/.test(at)
    const width = Number(query.get('width')) || 320
    const bytes = isCommit ? await thumbnail(studio, query.get('name') ?? '', width, at) : undefined
    if (!bytes) throw new Refusal(404, gone)
    return { type: 'image/jpeg', bytes, headers: { 'cache-control': 'no-cache' } }
  },
}

const library = dataRoute('GET', 'pictures', ({ studio, language }) => ({
  pictures: pictures(studio),
  unreadable: unreadable(studio).map(says => says[language]),
}))
export type Library = DataOf<typeof library>

const uses = dataRoute('GET', 'picture-uses', ({ studio, query, language }) =>
  usesOf(studio, query.get('name') ?? '', language),
)
export type PictureUses = DataOf<typeof uses>

const uploadRoute = (kind: PictureKind) =>
  dataRoute('POST', kind, async ({ studio, query, bytes, language }) => {
    const { success, output } = v.safeParse(newPicture, Object.fromEntries(query))
    if (!success) throw new Refusal(422, unnamed)
    return inTurn(async () => addPicture(studio, kind, output, await bytes(), language))
  })
const upload = uploadRoute('picture')
const portraitUpload = uploadRoute('portrait')
export type Uploaded = DataOf<typeof upload>

const replace = dataRoute('POST', 'picture-replace', async ({ studio, query, bytes }) =>
  inTurn(async () => replacePicture(studio, query.get('name') ?? '', await bytes())),
)

const remove = dataRoute('POST', 'picture-remove', async ({ studio, json }) =>
  removePicture(studio, (await json(v.strictObject({ name: v.string() }))).name),
)

const large = <Data>(route: Route<Data>): Route<Data> => ({ ...route, limit: maxUploadBytes })
export const pictureRoutes = [
  small,
  library,
  uses,
  large(upload),
  large(portraitUpload),
  large(replace),
  remove,
]
