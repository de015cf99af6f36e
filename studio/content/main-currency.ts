import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'

/** The currency of costs that name none: the first one in which the firm writes amounts. */
export function mainCurrencyOf(studio: Studio): string {
  const { facts } = (readIfReadable(studio, 'interface.yaml') ?? {}) as {
    facts?: { currencies?: { code?: string }[] }
  }
  return facts?.currencies?.[0]?.code ?? 'EUR'
}
