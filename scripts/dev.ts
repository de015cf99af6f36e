import { writeEditorSchemas } from './editor-schemas.ts'
import { dev } from 'astro'
import { astroSettings } from '../tools/program.ts'

writeEditorSchemas()
const root = process.cwd()
await dev({ root, configFile: astroSettings(root), server: { port: Number(process.env.PORT ?? 8080) } })
