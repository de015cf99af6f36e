// Operates <button data-copy="+49 69 …" data-copied="Kopiert">, which copies its value and briefly confirms it.

export function operateCopyButtons(): void {
  document.addEventListener('click', async event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]')
    const { copy, copied } = button?.dataset ?? {}
    const said = button?.querySelector('[aria-live]')
    if (!button || !copy || !copied || !said) return
    try {
      await navigator.clipboard.writeText(copy)
    } catch {
      // If the browser refuses, the visitor can still select the value beside the button.
      return
    }
    said.textContent = copied
    button.toggleAttribute('data-done', true)
    setTimeout(() => {
      said.textContent = ''
      button.removeAttribute('data-done')
    }, 2000)
  })

  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
}
