/** Days that can be looked at together. */
export const periods = [7, 30, 365] as const

/** What the screen opens with. */
export const firstPeriod: (typeof periods)[number] = 30
