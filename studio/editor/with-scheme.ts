/** Completes an address, because people type addresses without their scheme. */
export function withScheme(address: string): string {
  if (/^[/#]/.test(address)) return address
  const [scheme, ...rest] = address.split(':')
  if (/^(?:https?|mailto|tel)$/i.test(scheme ?? '') && rest.length > 0)
    return [scheme?.toLowerCase().replace(/^http$/, 'https'), ...rest].join(':')
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}
