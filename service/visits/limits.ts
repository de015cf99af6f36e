/** How long daily sums of page views are kept: long enough to compare a month with that of the year before. */
export const visitMonths = 24

/** Smaller sums are shown as "fewer than" this, so that no single visitor stands out. */
export const fewestViews = 5
