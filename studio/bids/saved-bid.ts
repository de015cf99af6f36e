// Terms of a saved bid that desk and server share.

/** The firm's decision about a bid. */
export const verdicts = ['open', 'go', 'no-go'] as const
/** The end of a bid; `none` while it is under way. */
export const outcomes = ['none', 'sent', 'invited', 'won', 'lost', 'cancelled'] as const

/** A bid is erased so many months after it was last changed. */
export const keptMonths = 36
