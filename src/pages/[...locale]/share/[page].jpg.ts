import type { APIRoute } from 'astro'
import { type Locale, type RouteId, routeIds } from '../../../routes.ts'
import { renderShareImage } from '../../../share/share-image.ts'
import { bothLanguages } from '../../../site/shared/page.ts'

export function getStaticPaths() {
  return bothLanguages().flatMap(({ params, props }) =>
    routeIds.map(id => ({ params: { ...params, page: id }, props: { ...props, id } })),
  )
}

type Props = { id: RouteId; locale: Locale }

export const GET: APIRoute<Props> = async ({ props: { id, locale } }) =>
  new Response(new Uint8Array(await renderShareImage(id, locale)), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
