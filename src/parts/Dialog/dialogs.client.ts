// Openers are links, so that they lead somewhere without script:
//   <a href="/contact#inquiry" data-dialog="quote" data-service="Due Diligence">
// With it they open the native dialog of that id. Its forms hydrate when they become visible.

const openers = new WeakMap<HTMLDialogElement, HTMLElement>()

export function operateDialogs(): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const opener = (event.target as Element).closest<HTMLElement>('[data-dialog]')
    const dialog = document.getElementById(opener?.dataset.dialog ?? '')
    if (!opener || !(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    open(dialog, opener)
  })

  for (const opener of document.querySelectorAll('[data-dialog]'))
    opener.setAttribute('aria-haspopup', 'dialog')

  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog')) {
    // Not every browser gives the focus back to a link that was clicked.
    dialog.addEventListener('close', () => openers.get(dialog)?.focus({ preventScroll: true }))
    // A press that begins inside and ends outside is a selection, not a wish to leave.
    let pressedOutside = false
    dialog.addEventListener('pointerdown', event => {
      pressedOutside = event.target === dialog && isOutside(dialog, event)
    })
    dialog.addEventListener('click', event => {
      if (pressedOutside && event.target === dialog && isOutside(dialog, event)) dialog.close()
    })
  }
}

function open(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const { service } = opener.dataset
  const subtitle = dialog.querySelector<HTMLElement>('[data-dialog-subtitle]')
  if (subtitle && service !== undefined) subtitle.textContent = service
  dialog.dataset.service = service ?? ''
  openers.set(dialog, opener)
  dialog.showModal()
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
