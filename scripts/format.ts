import { writeEditorSchemas } from './editor-schemas.ts'
import { run } from './run.ts'

writeEditorSchemas()
process.exit((await run('biome', ['check', '--write', '.'])) ? 0 : 1)
