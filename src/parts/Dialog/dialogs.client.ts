// Openers are links, so that they lead somewhere without script:
//   <a href="/contact#inquiry" data-dialog="quote" data-service="Due Diligence">
// With it they are buttons in every respect and open the native dialog of that id. Its forms hydrate when they become
// visible.

const openers = new WeakMap<HTMLDialogElement, HTMLElement>()

export function operateDialogs(): void {
  document.addEventListener('click', event => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-dialog]')
    const dialog = dialogOf(opener)
    if (opener && dialog) open(dialog, opener)
  })

  for (const opener of document.querySelectorAll<HTMLElement>('[data-dialog]'))
    if (dialogOf(opener)) makeButton(opener)

  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog')) {
    // Not every browser gives the focus back to a link that was clicked.
    dialog.addEventListener('close', () => openers.get(dialog)?.focus({ preventScroll: true }))
    // A press that begins inside and ends outside is a selection, not a wish to leave.
    let pressedOutside = false
    dialog.addEventListener('pointerdown', event => {
      pressedOutside = isOutside(dialog, event)
    })
    dialog.addEventListener('click', event => {
      if (pressedOutside && isOutside(dialog, event)) dialog.close()
    })
  }
}

function dialogOf(opener: HTMLElement | null): HTMLDialogElement | undefined {
  const dialog = document.getElementById(opener?.dataset.dialog ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : undefined
}

/** Without its address it is no link any more: not for assistive technology, the status bar or the middle button. */
function makeButton(opener: HTMLElement): void {
  opener.removeAttribute('href')
  opener.role = 'button'
  opener.ariaHasPopup = 'dialog'
  opener.tabIndex = 0
  // As buttons do it: Enter when pressed, Space when let go, and the page does not scroll.
  opener.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.key === 'Enter' && !event.repeat) opener.click()
  })
  opener.addEventListener('keyup', event => {
    if (event.key === ' ') opener.click()
  })
}

function open(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const { service } = opener.dataset
  const subtitle = dialog.querySelector<HTMLElement>('[data-dialog-subtitle]')
  if (subtitle) {
    subtitle.dataset.own ??= subtitle.textContent
    subtitle.textContent = service ?? subtitle.dataset.own
  }
  dialog.dataset.service = service ?? ''
  openers.get(dialog)?.removeAttribute('data-opened')
  opener.dataset.opened = ''
  openers.set(dialog, opener)
  dialog.showModal()
}

function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
