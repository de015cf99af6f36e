// Pictures for the studio's own screens.
import { Refusal, type Route } from '../route.ts'
import { thumbnail } from './thumbnails.ts'

const gone = { de: 'Dieses Bild gibt es nicht.', en: 'There is no such picture.' }

const small: Route = {
  method: 'GET',
  path: 'thumbnail',
  access: 'edit',
  handle: async ({ studio, query }) => {
    const bytes = await thumbnail(studio, query.get('name') ?? '', Number(query.get('width')) || 320)
    if (!bytes) throw new Refusal(404, gone)
    return { type: 'image/jpeg', bytes, headers: { 'cache-control': 'private, max-age=60' } }
  },
}

export const pictureRoutes: Route[] = [small]
