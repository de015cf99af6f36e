import css from './Outcome.module.css'

/**
 * Stands beside what opens a form's dialog. How the sending went is written here by the form, and stays until it is put
 * away; the messages at the foot of the page go after a few seconds.
 */
export function OutcomeSlot({ dialog }: { dialog: string }) {
  return <div className={css.slot} data-outcome={dialog} />
}

/** The slot beside the button that opened the dialog: several sections of a page may open the same form. */
export function outcomeSlot(dialog: HTMLDialogElement): Element | undefined {
  const slots = [...document.querySelectorAll(`[data-outcome="${dialog.id}"]`)]
  const opener = document.querySelector(`[data-dialog="${dialog.id}"][data-opened]`)
  return slots.find(slot => slot.parentElement?.contains(opener)) ?? slots[0]
}

/** The last button before that slot. */
export function openerBefore(dialog: HTMLDialogElement): HTMLElement | undefined {
  const section = outcomeSlot(dialog)?.parentElement
  return [...(section?.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`) ?? [])].at(-1)
}
