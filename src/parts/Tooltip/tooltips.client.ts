import address from './show-tooltips.client.ts?address'

/** Fetches the tooltips when the pointer meets what may be a sign or the keyboard is used: touch alone never needs them. */
export function operateTooltips(): void {
  const fetchOnce = async (first: Event) => {
    if (first.type === 'pointerover' && !(first.target as Element).closest('button, [aria-label]')) return
    removeEventListener('pointerover', fetchOnce)
    removeEventListener('keydown', fetchOnce)
    // A press before the script is there opens something that no tooltip may cover.
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
