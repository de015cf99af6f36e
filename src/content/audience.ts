// The audience for which this process reads the content.

/**
 * The audience is visitors, unless the bid desk sets another: the firm itself at its desk, or the buyer who receives an
 * application, with or without the firm's internal facts.
 */
export type Audience = 'website' | 'desk' | 'application' | 'application-with-internal'

let audience: Audience = 'website'

/** Opens internal facts to the whole process. Only the bid desk calls it, before it reads the content. */
export const setAudience = (next: Audience): void => {
  audience = next
}

export const audienceOfProcess = (): Audience => audience
