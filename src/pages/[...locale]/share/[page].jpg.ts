import type { APIRoute } from 'astro'
import type { Locale } from '../../../routes.ts'
import { renderShareImage } from '../../../share/share-image.ts'
import { bothLanguages } from '../../../site/shared/page.ts'
import { foundIds } from '../../../site/shared/site.ts'

export function getStaticPaths() {
  return bothLanguages().flatMap(({ params, props }) =>
    foundIds.map(id => ({ params: { ...params, page: id }, props: { ...props, id } })),
  )
}

type Props = { id: string; locale: Locale }

export const GET: APIRoute<Props> = async ({ props: { id, locale } }) =>
  new Response(new Uint8Array(await renderShareImage(id, locale)), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
