/** The number of months that daily totals are kept, so that each month can be compared with the previous year's. */
export const visitMonths = 24

/** The smallest sum shown as a number. Smaller ones appear as "fewer than" this, so that no single visitor stands out. */
export const fewestViews = 5
