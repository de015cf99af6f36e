import { readConfig } from './config.ts'
import { readEnvFile } from './env-file.ts'
import { explain } from './explain.ts'
import { startServer } from './server.ts'

try {
  readEnvFile()
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
