// Serves the published content. `npm start -- --draft` serves the content folder as it is.
import { contentDir } from '../src/content/content-dir.ts'
import { publishedContent } from './published.ts'
import { buildSite, isUpToDate } from './site-build.ts'

const folder = contentDir()
const published = process.argv.includes('--draft') ? folder : await publishedContent(folder)
if (published !== folder) {
  console.log(
    'The content has uncommitted changes. Visitors get the last commit; `npm start -- --draft` serves the changes.',
  )
  process.env.CONTENT_DIR = published
}
if (isUpToDate()) console.log('The build is up to date.')
else await buildSite()

await import('../service/main.ts')
