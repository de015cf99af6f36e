import { askForConsent, consentChoice, keepConsent } from './consent.client.ts'
import type { operateOptOut } from './operate-opt-out.client.ts'
import address from './operate-opt-out.client.ts?address'

/** Operates the button that ends counting. Its script is fetched on the privacy page, which alone has it. */
export async function loadOptOut(): Promise<void> {
  const button = document.querySelector<HTMLElement>('[data-statistics-off]')
  if (!button) return
  const script: { operateOptOut: typeof operateOptOut } = await import(/* @vite-ignore */ address)
  script.operateOptOut(button, { consentChoice, keepConsent, askForConsent })
}
