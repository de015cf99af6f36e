// Reads the values of criteria from an address, and removes their empty parts.

/** Returns a whole number from one to a sensible maximum. */
export function whole(most: number, text: string | null): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
}

export function positive(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

/** Returns each known value that the address names, once. Undefined if it names none. */
export function severalOf<T extends string>(text: string | null, known: readonly T[]): T[] | undefined {
  const named = text?.split(',') ?? []
  const chosen = known.filter(value => named.includes(value))
  return chosen.length > 0 ? chosen : undefined
}

/** Leaves out undefined parts, and the whole value if none is left. */
export function compact<Value extends object>(value: { [Key in keyof Value]: Value[Key] | undefined }) {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined
}
