// Gives the content files their form, and text editors the schemas that help with them.
import { contentDir } from '../src/content/content-dir.ts'
import { formatContent } from './content-form.ts'
import { writeEditorSchemas } from './editor-schemas.ts'

writeEditorSchemas()
formatContent(contentDir())
