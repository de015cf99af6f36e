import type { APIRoute } from 'astro'
import { type Locale, routeIds } from '../../../routes.ts'
import { ofPage, renderShareImage, type Shared } from '../../../share/share-image.ts'
import { ofProject, projectIds } from '../../../site/project/share.ts'
import { bothLanguages } from '../../../site/shared/page.ts'

type Props = { shared: Shared; locale: Locale }

export function getStaticPaths() {
  return bothLanguages().flatMap(({ params, props: { locale } }) =>
    [
      ...routeIds.map(id => ofPage(id, locale)),
      ...projectIds.map(id => ofProject(id, locale)),
    ].map(shared => ({ params: { ...params, page: shared.name }, props: { shared, locale } })),
  )
}

export const GET: APIRoute<Props> = async ({ props: { shared, locale } }) =>
  new Response(new Uint8Array(await renderShareImage(shared, locale)), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
