/** A section before a change and after it. */
export const sides = ['before', 'after'] as const
export type Side = (typeof sides)[number]

/** The beginning of an address, to which an address of the site is appended. */
export const sideAddress = (id: string, side: Side): string =>
  `/studio/api/review/page?id=${id}&side=${side}&at=`
