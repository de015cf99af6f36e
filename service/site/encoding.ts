import type { Encoding, Variants } from './variants.ts'

/** The best of the copies an asset has that the client accepts. Brotli first: it is the smallest. */
export function chooseEncoding(accepted: string | undefined, variants: Variants): Encoding {
  if (!accepted) return 'identity'
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const quality = parameters.find(parameter => /^\s*q\s*=/.test(parameter))
    const weight = quality === undefined ? 1 : Number(quality.slice(quality.indexOf('=') + 1))
    weights.set(name.trim(), Number.isFinite(weight) ? weight : 0)
  }
  const anything = weights.get('*') ?? 0
  const br = variants.br ? (weights.get('br') ?? anything) : 0
  const gzip = variants.gzip ? (weights.get('gzip') ?? anything) : 0
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}
