import { readConfig } from '../operation/config.ts'
import { readEnvFile } from '../operation/env-file.ts'
import { explain } from '../operation/explain.ts'
import { createLog } from '../operation/log.ts'
import { openDatabase } from '../store/open.ts'
import { UsageError } from './arguments.ts'
import { runCommand, usage } from './commands.ts'

// Exits without an error if the reader closes the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  readEnvFile()
  const config = readConfig(process.env)
  const [command, ...rest] = process.argv.slice(2)
  if (command === undefined || command === 'help' || command === '--help') {
    console.log(usage)
  } else {
    const database = await openDatabase(config, createLog('silent'))
    try {
      process.stdout.write(await runCommand({ database, config }, command, rest))
    } finally {
      await database.close()
    }
  }
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : explain(error))
  process.exitCode = 1
}
