// The readers that the content of this process is for.

/**
 * Visitors, unless a process of the bid desk says otherwise: the firm itself at its desk, or the buyer that receives
 * an application, with or without the firm's internal facts.
 */
export type Audience = 'website' | 'desk' | 'application' | 'application-with-internal'

let audience: Audience = 'website'

/** Opens internal facts to a whole process. It is called before the content is read, by the bid desk alone. */
export const setAudience = (next: Audience): void => {
  audience = next
}

export const audienceOfProcess = (): Audience => audience
