import { projectsFile } from '../../projects/list/file.ts'
import type { Locale } from '../../routes.ts'
import { eachLanguage } from '../../site/shared/static-paths.ts'

export const getStaticPaths = eachLanguage

export const GET = async ({ props }: { props: { locale: Locale } }) =>
  Response.json(await projectsFile(props.locale))
