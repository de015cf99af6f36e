// Replaces placeholders such as {projects} or {firm.phone} in texts, so that content states each value once.

/** The values of the placeholders, by name. */
export type PlaceholderValues = Record<string, string>

/** Checks whether a name looks like a placeholder of the site. The site's own check reports names that do not exist. */
export const isSitePlaceholder = (name: string): boolean =>
  /^(?:(?:firm|office|person)\.[\w.-]+|model\.(?:height|length)|(?:projects|people|years|offices)(?:\.word)?|(?:retention|held|visit|consent|visitorId|referrer)Months|(?:address|housekeeping|session)Minutes|mailboxHours|fewestViews|review|reviewedOn)$/.test(
    name,
  )

/**
 * Matches placeholders, also in links, where Markdown writes braces as %7B and %7D, and telephone links, which must not
 * have spaces.
 */
const pattern = /(tel:)?(?:\{|%7B)([a-z][\w.-]*)(?:\}|%7D)/g

export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(pattern, (written, tel: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return written
    return tel ? tel + value.replace(/[^+\d]/g, '') : value
  })
}

/** Returns the names of such placeholders in a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([, , name = '']) => name).filter(isSitePlaceholder)
