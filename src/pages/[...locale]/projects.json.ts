import { projectsFile } from '../../projects/list/file.ts'
import type { Locale } from '../../routes.ts'
import { bothLanguages } from '../../site/shared/page.ts'

export const getStaticPaths = bothLanguages

export const GET = async ({ props }: { props: { locale: Locale } }) =>
  Response.json(await projectsFile(props.locale))
