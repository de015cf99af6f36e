import { randomUUID } from 'node:crypto'
import { type Config, type Environment, readConfig } from '../../service/config.ts'
import { createLog, type Log } from '../../service/log.ts'
import { type RunningServer, startServer } from '../../service/server.ts'
import { issueToken } from '../../service/spam/token.ts'
import { endpoint, formHeaders } from '../../src/forms/protocol.ts'
import { sampleBuild, temporaryDirectory } from './sample-build.ts'

export const formSecret = 'a secret only the tests know, long enough'

let sharedBuild: Promise<string> | undefined

export async function testConfig(
  environment: Environment = {},
  mail: Partial<Config['mail']> = {},
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
  // Waits of real size would make the tests wait as well.
  return { ...config, mail: { ...config.mail, retrySeconds: 0.02, ...mail } }
}

export interface ServiceUnderTest extends RunningServer {
  config: Config
  logged: string[]
}

export async function startService(
  environment: Environment = {},
  mail: Partial<Config['mail']> = {},
): Promise<ServiceUnderTest> {
  const config = await testConfig(environment, mail)
  const logged: string[] = []
  const log: Log = createLog('json', line => logged.push(line))
  return { ...(await startServer(config, log)), config, logged }
}

/** A token old enough that a person could have filled in the form since. */
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
  projectType: 'datacenter',
  budgetRange: '5m-10m',
  timeline: '6-12months',
  location: 'Rüsselsheim',
  description: 'Ein Rechenzentrum für 40 MW.',
}

export function submit(
  url: string,
  fields: unknown,
  headers: Record<string, string> = {},
  body: string = JSON.stringify(fields),
): Promise<Response> {
  return fetch(url + endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [formHeaders.token]: oldEnoughToken(),
      [formHeaders.idempotencyKey]: randomUUID(),
      ...headers,
    },
    body,
  })
}

export async function submitted(
  url: string,
  fields: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await submit(url, fields, headers)
  if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`)
  const { reference } = (await response.json()) as { reference: string }
  return reference
}

export function submitForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(url + endpoint, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
