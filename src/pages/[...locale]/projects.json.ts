import type { Locale } from '../../routes.ts'
import { bothLanguages } from '../../site/shared/page.ts'
import { publicProjects } from '../../site/shared/public-projects.ts'

export const getStaticPaths = bothLanguages

export async function GET({ props }: { props: { locale: Locale } }): Promise<Response> {
  return Response.json({ language: props.locale, projects: await publicProjects(props.locale) })
}
