/** A heading as it is read out or passed on: without the soft hyphens that let it break on a phone. */
export const withoutBreaks = (text: string): string => text.replaceAll('\u00ad', '')
