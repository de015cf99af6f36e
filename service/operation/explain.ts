import { UnfinishedError } from '../admin/arguments.ts'
import { NoBuildError } from '../site/build-record.ts'
import { StoreError } from '../store/database.ts'
import { SchemaError } from '../store/schema.ts'
import { ConfigError } from './config.ts'

const sentences = [ConfigError, NoBuildError, SchemaError, UnfinishedError]

/** Explains errors that an administrator can fix in one sentence. Only unforeseen ones keep their stack. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (sentences.some(kind => error instanceof kind)) return error.message
  if (error instanceof StoreError) return `The store of inquiries cannot be used: ${error.message}.`
  const { code, syscall, port, path, address, hostname, message } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
    hostname?: string
  }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user; set PORT to one above 1023.`
  if (address !== undefined || hostname !== undefined)
    return `HOST (${address ?? hostname}) is not an address of this machine.`
  if (code === 'ENOSPC') return 'The disk is full; free some space and start again.'
  if (syscall === 'mkdir') return `${path} is not a folder and cannot be made one; set DATA_DIR to another.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be used by this user; set DATA_DIR to a folder of its own.`
  // Errors of the operating system have readable messages.
  return syscall === undefined ? error : message
}
