import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import { emailPattern } from '../../src/forms/schema.ts'
import { isLoopback } from '../http/loopback.ts'
import { asciiAddress } from '../mail/address.ts'

/**
 * Kinds of environment variables. A message follows the name of the variable; a value that may be secret is never
 * repeated in it.
 */
const read = <Output>(
  /** None where the text is not of this kind. */
  toOutput: (text: string) => Output | undefined,
  problem: (text: string) => string,
) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const output = toOutput(dataset.value)
      if (output !== undefined) return output
      addIssue({ message: problem(dataset.value) })
      return NEVER
    }),
  )

function whole(text: string, least: number, most: number): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

export const text = (fallback: string) => v.optional(v.string(), fallback)

export const integer = (fallback: number, least: number, most: number) =>
  v.optional(
    read(
      value => whole(value, least, most),
      value => `must be a whole number from ${least} to ${most}, not "${value}".`,
    ),
    `${fallback}`,
  )

/** A port, or `off`. */
export const port = (fallback: number) =>
  v.optional(
    read(
      value => (value === 'off' ? value : whole(value, 0, 65_535)),
      value => `must be a port from 0 to 65535 or off, not "${value}".`,
    ),
    `${fallback}`,
  )

export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  v.optional(v.picklist(choices, `must be one of ${choices.join(', ')}.`))

export const email = (fallback: string) =>
  v.optional(
    read(
      value => (emailPattern.test(value) ? asciiAddress(value) : undefined),
      value => `must be one e-mail address, not "${value}".`,
    ),
    fallback,
  )

export const secret = (least: number) =>
  v.optional(v.pipe(v.string(), v.minLength(least, `must have at least ${least} characters.`)))

function toOrigin(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url : undefined
}

export const origin = (fallback: string) =>
  v.optional(
    read(
      toOrigin,
      value => `must be a web address without a path such as https://www.example.com, not "${value}".`,
    ),
    fallback,
  )

/** Each of a list with commas, or none where one of them is wrong. */
function each<Output>(list: string, toOutput: (item: string) => Output | undefined): Output[] | undefined {
  const items = list.toLowerCase().split(',')
  const named = items.map(item => item.trim()).filter(item => item !== '')
  const outputs = named.map(toOutput).filter(output => output !== undefined)
  return outputs.length === named.length ? outputs : undefined
}

export const origins = v.optional(
  read(
    value => each(value, item => toOrigin(item)?.origin),
    value => `must be a web address such as https://www.example.com, or several with commas, not "${value}".`,
  ),
  '',
)

/** In ASCII, as browsers send it. With a port, a path or a scheme it is no host. */
function toHost(name: string): string | undefined {
  return /^[\p{L}\p{N}.-]+$/u.test(name) ? domainToASCII(name) || undefined : undefined
}

export const hosts = (fallback: string) =>
  v.optional(
    read(
      value => each(value, toHost),
      value => `must be host names such as www.example.com, separated by commas, not "${value}".`,
    ),
    fallback,
  )

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** Says what is wrong with the address of a database; the password that may be in it is not repeated. */
function databaseProblem(address: string): string | undefined {
  if (!/^postgres(?:ql)?:\/\//.test(address))
    return 'must begin with postgres:// (leave it out to store inquiries in DATA_DIR).'
  if (!URL.canParse(address))
    return 'is not an address: its port must be a number up to 65535, and special characters of its password percent-encoded.'
  const { searchParams } = new URL(address)
  const mode = searchParams.get('sslmode')
  if (mode !== null && !sslModes.includes(mode))
    return `has an sslmode that is not one of ${sslModes.join(', ')}.`
  const file = ['sslrootcert', 'sslcert', 'sslkey'].find(name => !isReadable(searchParams.get(name)))
  return file && `names a file as ${file} that cannot be read: ${searchParams.get(file)}.`
}

function isReadable(file: string | null): boolean {
  try {
    return file === null || file === 'system' || readFileSync(file).length > 0
  } catch {
    return false
  }
}

export const databaseUrl = v.optional(
  read(
    value => (databaseProblem(value) === undefined ? value : undefined),
    value => databaseProblem(value) ?? '',
  ),
)

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

function readSmtp(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined
  const user = decoded(url.username)
  const pass = decoded(url.password)
  if (user === undefined || pass === undefined) return undefined
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    /** TLS from the first byte (smtps); otherwise STARTTLS is demanded unless the server is on loopback. */
    secure,
    requireTls: !secure && !isLoopback(url.hostname),
    auth: user === '' ? undefined : { user, pass },
  }
}

export const smtp = v.optional(
  read(
    readSmtp,
    () =>
      'must look like smtp://user:password@mail.example.com:587 (special characters, also %, percent-encoded).',
  ),
)

function readCertificates(file: string): string | undefined {
  try {
    const pem = readFileSync(file, 'utf8')
    new X509Certificate(pem)
    return pem
  } catch {
    return undefined
  }
}

/** The certificates in a PEM file. */
export const certificates = v.optional(
  read(readCertificates, value => `must be a readable file with a certificate (PEM), not "${value}".`),
)
