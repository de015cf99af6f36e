import address from './show-tooltips.client.ts?address'

/** Loads the tooltips when the pointer reaches a possible icon or the keyboard is used. Touch alone never needs them. */
export function operateTooltips(): void {
  const fetchOnce = async (first: Event) => {
    if (first.type === 'pointerover' && !(first.target as Element).closest('button, [aria-label]')) return
    removeEventListener('pointerover', fetchOnce)
    removeEventListener('keydown', fetchOnce)
    // A press before the script has loaded opens something that a tooltip must not cover.
    let isPressed = false
    addEventListener('pointerdown', () => (isPressed = true), { once: true })
    const { showTooltips } = (await import(
      /* @vite-ignore */ address
    )) as typeof import('./show-tooltips.client.ts')
    showTooltips(isPressed ? undefined : first)
  }
  addEventListener('pointerover', fetchOnce)
  addEventListener('keydown', fetchOnce)
}
