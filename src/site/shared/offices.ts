import type { EntryRef } from '../../content/values.ts'

/** Finds an office by its reference, or the head office without one. */
export function officeOf<Office extends { id: string }>(
  { offices }: { offices: Office[] },
  ref?: EntryRef<'office'>,
): Office {
  const office = ref ? offices.find(({ id }) => id === ref.id) : offices[0]
  if (!office) throw new Error(`firm.yaml has no office "${ref?.id}"`)
  return office
}
