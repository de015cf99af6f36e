// Formats the content files and writes the schemas for text editors.
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
