import { projectsFile } from '../../projects/list/file.ts'
import type { Locale } from '../../routes.ts'
import { eachLanguage } from '../../site/shared/page.ts'

export const getStaticPaths = eachLanguage

export const GET = async ({ props }: { props: { locale: Locale } }) =>
  Response.json(await projectsFile(props.locale))
