import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { dev } from 'astro'
import { programDir } from '../tools/program.ts'
import { writeEditorSchemas } from './editor-schemas.ts'

if (existsSync('.env')) loadEnvFile('.env')
writeEditorSchemas()
const { HOST = 'localhost', PORT = '8080' } = process.env
await dev({ root: programDir, server: { host: HOST, port: Number(PORT) } })
