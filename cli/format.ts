// Gives the content files their form, and text editors the schemas that help with them.
import { existsSync } from 'node:fs'
import { contentDir, shownDir } from '../src/content/content-dir.ts'
import { formatContent } from './content-form.ts'
import { writeEditorSchemas } from './editor-schemas.ts'

if (!existsSync(contentDir())) {
  console.error(`There is no ${shownDir()}/ here. Run this in the folder of a site.`)
  process.exit(1)
}
writeEditorSchemas()
formatContent(contentDir())
