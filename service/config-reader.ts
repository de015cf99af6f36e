import { emailPattern } from '../src/forms/schema.ts'
import { isLoopback } from './http/loopback.ts'

export type Environment = Record<string, string | undefined>

export interface SmtpConfig {
  host: string
  port: number
  /** TLS from the first byte (smtps); otherwise STARTTLS is demanded unless the server is on loopback. */
  secure: boolean
  requireTls: boolean
  user: string | undefined
  password: string | undefined
  caFile: string | undefined
  /** Silence of the mail server that counts as a failure. */
  timeoutSeconds: number
}

/** A configuration that cannot work. The message has one sentence for each problem. */
export class ConfigError extends Error {}

/** Reads single variables and collects what is wrong with them. Values that may be secret are never repeated. */
export class ConfigReader {
  readonly #environment: Environment
  readonly #problems: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  problem(sentence: string): void {
    this.#problems.push(sentence)
  }

  finish(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems.join('\n'))
  }

  optional(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.optional(name) ?? fallback
    const choice = choices.find(candidate => candidate === value)
    if (choice === undefined) this.problem(`${name} must be one of ${choices.join(', ')}.`)
    return choice ?? fallback
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.optional(name)
    if (text === undefined) return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    this.problem(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
    return fallback
  }

  /** A port, or `off`. */
  port(name: string, fallback: number): number | undefined {
    return this.optional(name) === 'off' ? undefined : this.integer(name, fallback, 0, 65_535)
  }

  list(name: string, fallback: string): string[] {
    const items = this.text(name, fallback).toLowerCase().split(',')
    return items.map(item => item.trim()).filter(item => item !== '')
  }

  email(name: string, fallback: string): string {
    const value = this.text(name, fallback)
    if (!emailPattern.test(value)) this.problem(`${name} must be one e-mail address, not "${value}".`)
    return value
  }

  secret(name: string, leastLength: number): string | undefined {
    const value = this.optional(name)
    if (value !== undefined && value.length < leastLength) {
      this.problem(`${name} must have at least ${leastLength} characters.`)
    }
    return value
  }

  origin(name: string, fallback: string): URL {
    return this.#web(name, this.text(name, fallback)) ?? new URL(fallback)
  }

  origins(name: string): string[] {
    return this.list(name, '').flatMap(item => this.#web(name, item)?.origin ?? [])
  }

  databaseUrl(name: string): string | undefined {
    const text = this.optional(name)
    if (text === undefined || /^postgres(?:ql)?:\/\//.test(text)) return text
    this.problem(`${name} must begin with postgres:// (leave it out to store inquiries in DATA_DIR).`)
    return undefined
  }

  smtp(urlName: string, caName: string, timeoutName: string): SmtpConfig | undefined {
    const text = this.optional(urlName)
    if (text === undefined) return undefined
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
      this.problem(
        `${urlName} must look like smtp://user:password@mail.example.com:587 (special characters percent-encoded).`,
      )
      return undefined
    }
    const secure = url.protocol === 'smtps:'
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTls: !secure && !isLoopback(url.hostname),
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
      caFile: this.optional(caName),
      timeoutSeconds: this.integer(timeoutName, 20, 1, 300),
    }
  }

  #web(name: string, text: string): URL | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url && /^https?:$/.test(url.protocol) && url.username === '') return url
    this.problem(`${name} must be a web address such as https://www.example.com, not "${text}".`)
    return undefined
  }
}
