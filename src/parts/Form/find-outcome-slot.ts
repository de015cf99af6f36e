import css from './Outcome.module.css'

const openerOf = ({ id }: HTMLDialogElement) =>
  document.querySelector<HTMLElement>(`[data-dialog="${id}"][data-opened]`)

/**
 * Finds the slot beside the button that opened the dialog, because several sections of a page may open the same form. A
 * section without a slot gets one after the button.
 */
export function findOutcomeSlot(dialog: HTMLDialogElement): Element | undefined {
  const slots = [...document.querySelectorAll(`[data-outcome="${dialog.id}"]`)]
  const opener = openerOf(dialog)
  const near = slots.find(slot => slot.parentElement?.contains(opener))
  if (near || !opener) return near ?? slots[0]
  const slot = document.createElement('div')
  slot.className = css.slot ?? ''
  slot.dataset.outcome = dialog.id
  opener.after(slot)
  return slot
}

/** Finds the last button before that slot. */
export function openerBefore(dialog: HTMLDialogElement): HTMLElement | undefined {
  const section = findOutcomeSlot(dialog)?.parentElement
  return [...(section?.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`) ?? [])].at(-1)
}
