import { dev } from 'astro'
import { programDir } from '../tools/program.ts'
import { writeEditorSchemas } from './editor-schemas.ts'

writeEditorSchemas()
await dev({ root: programDir, server: { port: Number(process.env.PORT ?? 8080) } })
