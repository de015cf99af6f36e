/** Stands in a text that somebody still has to write. */
export const unwritten = '???'
