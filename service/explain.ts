import { ConfigError } from './config-reader.ts'
import { NoBuildError } from './static/site.ts'
import { StoreError } from './store/database.ts'
import { NetworkDiskError } from './store/local-disk.ts'

/** What an administrator can act on, in a sentence; a stack only for what nobody foresaw. */
export function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof NoBuildError || error instanceof NetworkDiskError) {
    return error.message
  }
  if (error instanceof StoreError) return `The store of inquiries cannot be used: ${error.message}.`
  const { code, port, path } = error as { code?: string; port?: number; path?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one.`
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this user; set PORT to one above 1023.`
  }
  if (code === 'ENOSPC') return 'The disk is full; free some space and start again.'
  if (code === 'EACCES' || code === 'EROFS')
    return `${path} cannot be written; set DATA_DIR to a folder of this user.`
  return error
}
