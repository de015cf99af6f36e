// Terms of a saved bid that the desk and the server share.

/** The firm's decision about a bid. */
export const verdicts = ['open', 'go', 'no-go'] as const
/** The outcome of a bid; `none` while it is under way. */
export const outcomes = ['none', 'sent', 'invited', 'won', 'lost', 'cancelled'] as const

/** The service erases a bid this many months after its last change. */
export const keptMonths = 36

/** The length of a sentence on comparability. */
export const maxSentenceCharacters = 2000
