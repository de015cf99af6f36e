import { buildSite, isUpToDate } from './site-build.ts'

if (isUpToDate()) console.log('The build is up to date.')
else await buildSite()

await import('../service/main.ts')
