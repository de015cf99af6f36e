/** Days that can be looked at together; the first is what the screen opens with. */
export const periods = [30, 7, 365] as const
