/** The numbers of days that the screen can sum up. */
export const periods = [7, 30, 365] as const

/** The period that the screen opens with. */
export const firstPeriod: (typeof periods)[number] = 30
