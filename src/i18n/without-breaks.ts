/** Removes the soft hyphens that let a heading break on a phone, for screen readers and other programs. */
export const withoutBreaks = (text: string): string => text.replaceAll('\u00ad', '')
