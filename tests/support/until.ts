/** Waits for a condition instead of a fixed time. Throws with its name if it never becomes true. */
export async function until<Value>(
  what: string,
  condition: () => Value | Promise<Value>,
  seconds = 60,
): Promise<NonNullable<Value>> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const value = await condition()
    if (value) return value
    if (Date.now() > deadline) throw new Error(`Never happened within ${seconds} s: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 15))
  }
}
