/** Fetches the tooltips when a pointer or the keyboard is used for the first time: touch alone never needs them. */
export function operateTooltips(): void {
  const fetchOnce = async (first: Event) => {
    removeEventListener('pointerover', fetchOnce)
    removeEventListener('keydown', fetchOnce)
    const { showTooltips } = await import('./show-tooltips.client.ts')
    showTooltips(first)
  }
  addEventListener('pointerover', fetchOnce)
  addEventListener('keydown', fetchOnce)
}
