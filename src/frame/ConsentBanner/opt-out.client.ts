import { askForConsent, consentChoice, keepConsent } from './consent.client.ts'
import type { operateOptOut } from './operate-opt-out.client.ts'
import address from './operate-opt-out.client.ts?address'

/** Operates the button that stops counting. Its script loads on the privacy page only, which alone has the button. */
export async function loadOptOut(): Promise<void> {
  const button = document.querySelector<HTMLElement>('[data-statistics-off]')
  if (!button) return
  const script: { operateOptOut: typeof operateOptOut } = await import(/* @vite-ignore */ address)
  script.operateOptOut(button, { consentChoice, keepConsent, askForConsent })
}
