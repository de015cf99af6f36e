/** The number of months that daily sums are kept. A month can be compared with that of the year before. */
export const visitMonths = 24

/** Smaller sums are shown as "fewer than" this, so that no single visitor stands out. */
export const fewestViews = 5
