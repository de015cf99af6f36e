import { lstatSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { ConfigError } from './config.ts'

/** Reads `.env` if it exists. A link to a missing file counts as unreadable and not as absent. */
export function readEnvFile(): void {
  if (!lstatSync('.env', { throwIfNoEntry: false })) return
  try {
    loadEnvFile('.env')
  } catch (error) {
    throw new ConfigError(`The file .env cannot be read: ${(error as Error).message}`)
  }
}
