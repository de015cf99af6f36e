import { writeEditorSchemas } from './editor-schemas.ts'
import { run } from './run.ts'

writeEditorSchemas()
await run('astro', ['dev', '--port', process.env.PORT ?? '8080'])
