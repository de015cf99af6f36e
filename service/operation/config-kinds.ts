import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emailPattern } from '../../src/forms/schema.ts'
import { asciiAddress } from '../mail/ascii-address.ts'

/** A kind of environment variable: reads a text, or returns the problem as the rest of a sentence after the variable's name. */
export type Kind<Value> = (text: string) => { value: Value } | { problem: string }

/** Makes a kind. Its sentence must not quote values that may be secret. */
const kind =
  <Value>(read: (text: string) => Value | undefined, problem: (text: string) => string): Kind<Value> =>
  text => {
    const value = read(text)
    return value === undefined ? { problem: problem(text) } : { value }
  }

export const text: Kind<string> = value => ({ value })

export const integer = (least: number, most: number) =>
  kind(
    value =>
      Number.isInteger(Number(value)) && +value >= least && +value <= most ? Number(value) : undefined,
    value => `must be a whole number from ${least} to ${most}, not "${value}".`,
  )

export const portOrOff: Kind<number | 'off'> = value =>
  value === 'off' ? { value } : integer(0, 65_535)(value)

export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  kind(
    value => choices.find(candidate => candidate === value),
    () => `must be one of ${choices.join(', ')}.`,
  )

export const email = kind(
  value => (emailPattern.test(value) ? asciiAddress(value) : undefined),
  value => `must be one email address, not "${value}".`,
)

export const secret = (least: number) =>
  kind(
    value => (value.length >= least ? value : undefined),
    () => `must have at least ${least} characters.`,
  )

function toOrigin(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : undefined
}

export const origin = kind(
  toOrigin,
  value => `must be a web address without a path such as https://www.example.com, not "${value}".`,
)

export const webAddress = kind(
  value => (/^https?:$/.test(URL.parse(value)?.protocol ?? '') ? value : undefined),
  value => `must be a web address such as https://www.example.com, not "${value}".`,
)

export const origins = kind(
  list => {
    const named = list.split(',').filter(item => item.trim() !== '')
    const found = named.flatMap(item => toOrigin(item.trim())?.origin ?? [])
    return found.length === named.length ? found : undefined
  },
  value => `must be a web address such as https://www.example.com, or several with commas, not "${value}".`,
)

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

export const databaseUrl: Kind<string> = address => {
  if (!/^postgres(?:ql)?:\/\//.test(address))
    return { problem: 'must begin with postgres:// (leave it out to store inquiries in DATA_DIR).' }
  if (!URL.canParse(address))
    return {
      problem:
        'is not an address: its port must be a number up to 65535, and special characters of its password percent-encoded.',
    }
  const { searchParams } = new URL(address)
  const mode = searchParams.get('sslmode')
  if (mode !== null && !sslModes.includes(mode))
    return { problem: `has an sslmode that is not one of ${sslModes.join(', ')}.` }
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = searchParams.get(name)
    if (file !== null && readText(file) === undefined)
      return { problem: `names a file as ${name} that cannot be read: ${file}.` }
  }
  return { value: address }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isLoopback = (host: string) => /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(host)

export const smtp = kind(
  address => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const [user, pass] = [decoded(url?.username), decoded(url?.password)]
    if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined
    if (user === undefined || pass === undefined) return undefined
    const secure = url.protocol === 'smtps:'
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      /** Uses TLS from the first byte (smtps). Otherwise STARTTLS is required unless the server is on loopback. */
      secure,
      requireTls: !secure && !isLoopback(url.hostname),
      auth: user === '' ? undefined : { user, pass },
    }
  },
  () =>
    'must look like smtp://user:password@mail.example.com:587 (special characters, also %, percent-encoded).',
)

function decoded(value = ''): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

export const certificates = kind(
  file => {
    const pem = readText(file)
    try {
      return pem && new X509Certificate(pem) ? pem : undefined
    } catch {
      return undefined
    }
  },
  file => `must be a readable file with a certificate (PEM), not "${file}".`,
)
