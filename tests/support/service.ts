import { randomUUID } from 'node:crypto'
import { type RunningServer, startServer } from '../../service/http/server.ts'
import { type Config, type Environment, readConfig } from '../../service/operation/config.ts'
import { createLog, type Log } from '../../service/operation/log.ts'
import { issueToken } from '../../service/spam/token.ts'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { sampleBuild, temporaryDirectory } from './sample-build.ts'

export const formSecret = 'a secret only the tests know, long enough'

let sharedBuild: Promise<string> | undefined

export async function testConfig(
  environment: Environment = {},
  mail: Partial<Config['mail']> = {},
  own: Partial<Config> = {},
): Promise<Config> {
  sharedBuild ??= sampleBuild()
  const config = readConfig({
    PORT: '0',
    METRICS_PORT: 'off',
    LOG_FORMAT: 'silent',
    SITE_DIR: await sharedBuild,
    DATA_DIR: environment.DATA_DIR ?? (await temporaryDirectory()),
    FORM_SECRET: formSecret,
    RATE_LIMIT: '100000',
    ...environment,
  })
  // Real retry delays would slow the tests down.
  return { ...config, ...own, mail: { ...config.mail, retrySeconds: 0.02, ...mail } }
}

export interface ServiceUnderTest extends RunningServer {
  config: Config
  logged: string[]
}

export async function startService(
  environment: Environment = {},
  mail: Partial<Config['mail']> = {},
  own: Partial<Config> = {},
): Promise<ServiceUnderTest> {
  const config = await testConfig(environment, mail, own)
  const logged: string[] = []
  const log: Log = createLog('json', line => logged.push(line))
  return { ...(await startServer(config, log)), config, logged }
}

/** Issues a token old enough for a person to have filled in the form since. */
export function oldEnoughToken(): string {
  return issueToken(formSecret, Date.now() - 10_000)
}

export const quote = {
  service: 'Machbarkeitsstudien',
  company: 'Bücher & Söhne GmbH',
  name: 'Jürgen Groß',
  email: 'juergen@kunde.example',
  phone: '+49 69 90009-123',
  message: 'Zwölf Boxkämpfer jagen Viktor\nquer über den großen Sylter Deich.',
}

export const homeInquiry = {
  fullName: 'Zoë Öztürk',
  email: 'zoe@client.example',
  phone: '',
  projectType: 'housing',
  budgetRange: '5m-10m',
  timeline: '6-12months',
  location: 'Rüsselsheim',
  description: 'Ein Rechenzentrum für 40 MW.',
}

/** A form that only the fixture firm has. */
export const siteVisit = {
  whom: 'Ada Muster',
  mailbox: 'ada@kunde.example',
  structure: 'timber',
  question: 'Trägt die Decke ein Klavier?',
}

type Texts = Record<string, string>

/** Posts a form as the site's script does. */
export function submit(
  url: string,
  fields: Texts,
  hidden: Texts = {},
  headers: Texts = {},
): Promise<Response> {
  const own = { [hiddenFields.token]: oldEnoughToken(), [hiddenFields.idempotencyKey]: randomUUID() }
  return submitJson(url, JSON.stringify({ ...fields, ...own, ...hidden }), {
    Accept: 'application/json',
    ...headers,
  })
}

export async function submitted(url: string, fields: Texts, hidden: Texts = {}, headers: Texts = {}) {
  const response = await submit(url, fields, hidden, headers)
  if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`)
  const { reference } = (await response.json()) as { reference: string }
  return reference
}

/** Posts a form as a browser without script does. */
export function submitForm(url: string, fields: Texts, headers: Texts = {}): Promise<Response> {
  return post(url, new URLSearchParams(fields), {
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    ...headers,
  })
}

export function submitJson(url: string, body: string, headers: Texts = {}): Promise<Response> {
  return post(url, body, { 'Content-Type': 'application/json', ...headers })
}

function post(url: string, body: string | URLSearchParams, headers: Texts): Promise<Response> {
  return fetch(url + endpoint, { method: 'POST', headers, body })
}
