/** A country code, and the zero in brackets that people dial only within the country. */
const domesticZero = /^([^\d+]*(?:\+|00)[^(]*)\(\s*0\s*\)/

/** Makes the link that calls a phone number as a visitor wrote it. */
export const telLink = (phone: string): string =>
  `tel:${phone.replace(domesticZero, '$1').replace(/[^\d+]/g, '')}`
