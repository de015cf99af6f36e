/** Marks a text that has yet to be written. */
export const unwritten = '???'
