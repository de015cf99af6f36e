import { run } from '../tools/run.ts'
import { formatContent } from './content-form.ts'
import { writeEditorSchemas } from './editor-schemas.ts'

writeEditorSchemas()
formatContent()
process.exit((await run('biome', ['check', '--write', '.'])) ? 0 : 1)
