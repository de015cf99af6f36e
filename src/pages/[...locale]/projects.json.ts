import type { Locale } from '../../routes.ts'
import { projectsFile } from '../../site/projects/file.ts'
import { bothLanguages } from '../../site/shared/page.ts'

export const getStaticPaths = bothLanguages

export const GET = async ({ props }: { props: { locale: Locale } }) =>
  Response.json(await projectsFile(props.locale))
