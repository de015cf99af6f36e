import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { readConfig } from './config.ts'
import { explain } from './explain.ts'
import { startServer } from './server.ts'

if (existsSync('.env')) loadEnvFile('.env')

try {
  const server = await startServer(readConfig(process.env))
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
