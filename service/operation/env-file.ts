import { lstatSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { ConfigError } from './config.ts'

/** Reads `.env` when there is one. A link to a file that is gone is one that cannot be read, and not none. */
export function readEnvFile(): void {
  if (!lstatSync('.env', { throwIfNoEntry: false })) return
  try {
    loadEnvFile('.env')
  } catch (error) {
    throw new ConfigError(`The file .env cannot be read: ${(error as Error).message}`)
  }
}
