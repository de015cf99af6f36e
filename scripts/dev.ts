import { dev } from 'astro'
import { astroSettings } from '../tools/program.ts'
import { writeEditorSchemas } from './editor-schemas.ts'

writeEditorSchemas()
const root = process.cwd()
await dev({ root, configFile: astroSettings(root), server: { port: Number(process.env.PORT ?? 8080) } })
