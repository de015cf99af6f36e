import { writeSync } from 'node:fs'

/** Values that a log line may carry: figures, states and references, never a visitor's input. */
export type LogFields = Record<string, string | number | boolean | undefined>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

export type LogFormat = 'json' | 'text' | 'silent'

/** Drops the line if the reader of the log is gone or the disk is full, because the service must go on. */
function writeLine(line: string): void {
  try {
    writeSync(1, line)
  } catch {}
}

export function createLog(format: LogFormat, write: (line: string) => unknown = writeLine): Log {
  function log(level: string, message: string, fields: LogFields = {}): void {
    if (format === 'silent') return
    const time = new Date().toISOString()
    if (format === 'json') {
      write(`${JSON.stringify({ time, level, message, ...fields })}\n`)
      return
    }
    const details = Object.entries(fields).filter(([, value]) => value !== undefined)
    const tail = details.map(([name, value]) => ` ${name}=${value}`).join('')
    write(`${time.slice(11, 19)} ${level === 'info' ? '' : `${level.toUpperCase()} `}${message}${tail}\n`)
  }
  return {
    info: (message, fields) => log('info', message, fields),
    warn: (message, fields) => log('warn', message, fields),
    error: (message, fields) => log('error', message, fields),
  }
}
