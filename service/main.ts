import { startServer } from './http/server.ts'
import { readConfig } from './operation/config.ts'
import { readEnvFile } from './operation/env-file.ts'
import { explain } from './operation/explain.ts'
import { goneSettings } from './operation/gone-settings.ts'

try {
  readEnvFile()
  for (const sentence of goneSettings(process.env)) console.warn(sentence)
  const starting = startServer(readConfig(process.env))
  let stopping = false
  // A signal may come while the service starts.
  const stop = () => {
    if (stopping) return
    stopping = true
    void starting.then(server => server.close()).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await starting
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
