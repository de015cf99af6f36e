import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { readConfig } from './config.ts'
import { ConfigError } from './config-reader.ts'
import { startServer } from './server.ts'
import { NoBuildError } from './static/site.ts'

if (existsSync('.env')) loadEnvFile('.env')

try {
  const server = await startServer(readConfig(process.env))
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(sentence(error))
  process.exit(1)
}

/** What an administrator can act on; a stack only for what nobody foresaw. */
function sentence(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof NoBuildError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to one above 1023.`
  return error
}
