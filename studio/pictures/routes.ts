// Pictures: the library, uploads, and small ones for the studio's own screens.
import * as v from 'valibot'
import { unreadable } from '../content/files.ts'
import { Refusal, type Route } from '../route.ts'
import { largestUpload } from './intake.ts'
import { addPicture, newPicture, pictures, removePicture, replacePicture, usesOf } from './library.ts'
import { thumbnail } from './thumbnails.ts'

const gone = { de: 'Dieses Bild gibt es nicht.', en: 'There is no such picture.' }
const unnamed = {
  de: 'Titel, beide Beschreibungen und die Herkunft müssen ausgefüllt sein.',
  en: 'Title, both descriptions and the origin have to be filled in.',
}

const small: Route = {
  method: 'GET',
  path: 'thumbnail',
  access: 'edit',
  handle: async ({ studio, query }) => {
    const bytes = await thumbnail(studio, query.get('name') ?? '', Number(query.get('width')) || 320)
    if (!bytes) throw new Refusal(404, gone)
    return { type: 'image/jpeg', bytes, headers: { 'cache-control': 'no-cache' } }
  },
}

const list: Route = {
  method: 'GET',
  path: 'pictures',
  access: 'edit',
  handle: ({ studio, language }) => ({
    json: { pictures: pictures(studio), unreadable: unreadable(studio).map(says => says[language]) },
  }),
}

const uses: Route = {
  method: 'GET',
  path: 'picture-uses',
  access: 'edit',
  handle: ({ studio, query, language }) => ({ json: usesOf(studio, query.get('name') ?? '', language) }),
}

const adding: Route = {
  method: 'POST',
  path: 'picture',
  access: 'edit',
  limit: largestUpload,
  handle: async ({ studio, query, bytes, language }) => {
    const { success, output } = v.safeParse(newPicture, Object.fromEntries(query))
    if (!success) throw new Refusal(422, unnamed)
    return addPicture(studio, output, await bytes(), language)
  },
}

const replacing: Route = {
  method: 'POST',
  path: 'picture-replace',
  access: 'edit',
  limit: largestUpload,
  handle: async ({ studio, query, bytes }) => replacePicture(studio, query.get('name') ?? '', await bytes()),
}

const removing: Route = {
  method: 'POST',
  path: 'picture-remove',
  access: 'edit',
  handle: async ({ studio, json }) =>
    removePicture(studio, (await json(v.strictObject({ name: v.string() }))).name),
}

export const pictureRoutes: Route[] = [small, list, uses, adding, replacing, removing]
