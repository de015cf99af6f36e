import * as v from 'valibot'
import { maxConnections, maxConnectionsPerAddress } from '../http/gate.ts'
import { deliveryTimeoutSeconds } from '../mail/delivery.ts'
import { leaseSeconds, maxAttempts, maxWaitSeconds, retrySeconds } from '../outbox/retry.ts'
import { retentionMonths } from '../retention.ts'
import { inquiriesPerHour } from '../spam/limits.ts'
import {
  certificates,
  choice,
  databaseUrl,
  email,
  hosts,
  integer,
  origin,
  origins,
  port,
  secret,
  smtp,
  text,
} from './config-kinds.ts'

/** A configuration that cannot work. The message has one sentence for each problem. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>

const variables = v.object({
  NODE_ENV: text(''),
  LISTEN_PID: text(''),
  HOST: text('127.0.0.1'),
  PORT: integer(8080, 0, 65_535),
  METRICS_PORT: port(9464),
  SITE_DIR: text('./dist'),
  DATA_DIR: text('./data'),
  SITE_URL: origin('https://achsmass.example'),
  ALTERNATE_HOSTS: hosts('achsmass-hu.example,www.achsmass-hu.example'),
  ALLOWED_ORIGINS: origins,
  TRUSTED_PROXIES: integer(0, 0, 10),
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtp,
  SMTP_CA_FILE: certificates,
  SMTP_TIMEOUT_SECONDS: integer(deliveryTimeoutSeconds, 1, 300),
  MAIL_TO: email('buero@achsmass.example'),
  MAIL_FROM: email('website@achsmass.example'),
  MAIL_MAX_ATTEMPTS: integer(maxAttempts, 1, 10_000),
  MAIL_LEASE_SECONDS: integer(leaseSeconds, 1, maxWaitSeconds),
  MAIL_RETRY_SECONDS: integer(retrySeconds, 1, maxWaitSeconds),
  RATE_LIMIT: integer(inquiriesPerHour, 1, 1_000_000),
  RETENTION_MONTHS: integer(retentionMonths, 1, 240),
  FORM_SECRET: secret(32),
  REQUEST_TIMEOUT_SECONDS: integer(30, 1, 600),
  MAX_CONNECTIONS: integer(maxConnections, 1, 100_000),
  MAX_CONNECTIONS_PER_ADDRESS: integer(maxConnectionsPerAddress, 1, 100_000),
  LOG_FORMAT: choice(['json', 'text', 'silent']),
})

/** Reads the whole configuration, or throws one error that names every problem. */
export function readConfig(environment: Environment) {
  const set = Object.entries(environment).flatMap(([name, value]) => {
    const trimmed = value?.trim()
    return trimmed ? [[name, trimmed] as const] : []
  })
  const result = v.safeParse(variables, Object.fromEntries(set))
  if (!result.success)
    throw new ConfigError(result.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`).join('\n'))
  const env = result.output
  if (env.ALTERNATE_HOSTS.includes(env.SITE_URL.hostname))
    throw new ConfigError(
      'ALTERNATE_HOSTS contains the host of SITE_URL, which would redirect for ever; remove it.',
    )
  if (env.MAIL_LEASE_SECONDS < env.SMTP_TIMEOUT_SECONDS)
    throw new ConfigError(
      'MAIL_LEASE_SECONDS is shorter than SMTP_TIMEOUT_SECONDS, so that another process would send a mail under way once more; make it longer.',
    )
  return {
    host: env.HOST,
    port: env.PORT,
    /**
     * A socket that systemd holds open (deploy/achsmass.socket), by its file descriptor: it numbers what it hands over
     * from 3, and names the process it is meant for. It replaces host and port.
     */
    socket: env.LISTEN_PID === String(process.pid) ? 3 : undefined,
    /** Where Prometheus reads; always on loopback. None: no metrics port. */
    metricsPort: env.METRICS_PORT === 'off' ? undefined : env.METRICS_PORT,
    siteDir: env.SITE_DIR,
    dataDir: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    alternateHosts: env.ALTERNATE_HOSTS,
    allowedOrigins: env.ALLOWED_ORIGINS,
    /** How many proxies of one's own stand before the server and append to X-Forwarded-For. */
    trustedProxies: env.TRUSTED_PROXIES,
    databaseUrl: env.DATABASE_URL,
    smtp: env.SMTP_URL && {
      ...env.SMTP_URL,
      ca: env.SMTP_CA_FILE,
      timeoutSeconds: env.SMTP_TIMEOUT_SECONDS,
    },
    mail: {
      /** Where inquiries go. */
      to: env.MAIL_TO,
      /** An address of the firm's own domain, so that DMARC passes. */
      from: env.MAIL_FROM,
      maxAttempts: env.MAIL_MAX_ATTEMPTS,
      leaseSeconds: env.MAIL_LEASE_SECONDS,
      retrySeconds: env.MAIL_RETRY_SECONDS,
    },
    rateLimit: env.RATE_LIMIT,
    retentionMonths: env.RETENTION_MONTHS,
    formSecret: env.FORM_SECRET,
    /** A request that has not arrived by then is cut off. */
    requestTimeoutSeconds: env.REQUEST_TIMEOUT_SECONDS,
    maxConnections: env.MAX_CONNECTIONS,
    maxConnectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    logFormat: env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? ('json' as const) : ('text' as const)),
  }
}

export type Config = ReturnType<typeof readConfig>
export type SmtpConfig = NonNullable<Config['smtp']>
