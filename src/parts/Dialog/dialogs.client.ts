// Openers are links, so that they work without scripts:
//   <a href="/contact#inquiry" data-dialog="quote" data-service="Due Diligence">
// This script makes them buttons that open the native dialog of that id. Forms in it hydrate when they become visible.

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
    // Some browsers do not return the focus to a link that was clicked.
    dialog.addEventListener('close', () => openers.get(dialog)?.focus({ preventScroll: true }))
    // A press that begins inside and ends outside selects text and must not close the dialog.
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

/** Removes the address, so that assistive technology, the status bar and the middle button do not treat it as a link. */
function makeButton(opener: HTMLElement): void {
  opener.removeAttribute('href')
  opener.role = 'button'
  opener.ariaHasPopup = 'dialog'
  opener.tabIndex = 0
  // Behaves like a button: Enter acts on keydown, Space on keyup, and the page does not scroll.
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
