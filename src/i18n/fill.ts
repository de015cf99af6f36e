/** Puts values into the {places} of a text: fill('{n} of {total}', { n: 3, total: 18 }). */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
}
