import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'

/** The currency of costs whose project names none: the first that the firm writes amounts in. */
export function mainCurrencyOf(studio: Studio): string {
  const { facts } = (readIfReadable(studio, 'interface.yaml') ?? {}) as {
    facts?: { currencies?: { code?: string }[] }
  }
  return facts?.currencies?.[0]?.code ?? 'EUR'
}
