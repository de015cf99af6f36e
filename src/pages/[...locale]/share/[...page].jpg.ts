import type { APIRoute } from 'astro'
import type { Locale } from '../../../routes.ts'
import { renderShareImage } from '../../../share/share-file.ts'
import { ofPage, ofProject } from '../../../share/share-image.ts'
import type { Shared } from '../../../share/shared.ts'
import { foundIds, foundProjects, isIn } from '../../../site/shared/site.ts'
import { eachLanguage } from '../../../site/shared/static-paths.ts'

type Props = { shared: Shared; locale: Locale }

export function getStaticPaths() {
  return eachLanguage().flatMap(({ params, props: { locale } }) =>
    [
      ...foundIds.filter(id => isIn(id, locale)).map(id => ofPage(id, locale)),
      ...foundProjects.map(id => ofProject(id, locale)),
    ].map(shared => ({ params: { ...params, page: shared.name }, props: { shared, locale } })),
  )
}

export const GET: APIRoute<Props> = async ({ props: { shared, locale } }) =>
  new Response(new Uint8Array(await renderShareImage(shared, locale)), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
