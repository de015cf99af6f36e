import { ConfigReader, type Environment, type SmtpConfig } from './config-reader.ts'

export type { Environment, SmtpConfig } from './config-reader.ts'

import type { LogFormat } from './log.ts'

export interface Config {
  host: string
  port: number
  /** A socket that systemd holds open (deploy/achsmass.socket), by its file descriptor. It replaces host and port. */
  socket: number | undefined
  /** Where Prometheus reads; always on loopback. None: no metrics port. */
  metricsPort: number | undefined
  siteDir: string
  dataDir: string
  siteUrl: URL
  alternateHosts: string[]
  allowedOrigins: string[]
  /** How many proxies of one's own stand before the server and append to X-Forwarded-For. */
  trustedProxies: number
  databaseUrl: string | undefined
  smtp: SmtpConfig | undefined
  mail: MailConfig
  /** Inquiries taken from one address within an hour; more get 429. */
  rateLimit: number
  retentionMonths: number
  formSecret: string | undefined
  maxConnections: number
  /** A request that has not arrived by then is cut off. */
  requestTimeoutSeconds: number
  logFormat: LogFormat
}

export interface MailConfig {
  /** Where inquiries go. */
  to: string
  /** An address of the firm's own domain, so that DMARC passes. */
  from: string
  /** Attempts before a mail is parked. */
  maxAttempts: number
  /** A mail claimed by a process that died is taken over after this long. */
  leaseSeconds: number
  /** Wait after the first failure; doubled after each further one, up to an hour. */
  retrySeconds: number
}

/** Reads the whole configuration, or throws one error that names every problem. */
export function readConfig(environment: Environment): Config {
  const read = new ConfigReader(environment)
  const siteUrl = read.origin('SITE_URL', 'https://achsmass.example')
  const alternateHosts = read.list('ALTERNATE_HOSTS', 'achsmass-hu.example,www.achsmass-hu.example')
  if (alternateHosts.includes(siteUrl.hostname)) {
    read.problem('ALTERNATE_HOSTS contains the host of SITE_URL, which would redirect for ever; remove it.')
  }
  const config: Config = {
    host: read.text('HOST', '127.0.0.1'),
    port: read.integer('PORT', 8080, 0, 65_535),
    // systemd numbers what it hands over from 3, and names the process it is meant for.
    socket: environment.LISTEN_PID === String(process.pid) ? 3 : undefined,
    metricsPort: read.port('METRICS_PORT', 9464),
    siteDir: read.text('SITE_DIR', './dist'),
    dataDir: read.text('DATA_DIR', './data'),
    siteUrl,
    alternateHosts,
    allowedOrigins: read.origins('ALLOWED_ORIGINS'),
    trustedProxies: read.integer('TRUSTED_PROXIES', 0, 0, 10),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    smtp: read.smtp('SMTP_URL', 'SMTP_CA_FILE', 'SMTP_TIMEOUT_SECONDS'),
    mail: {
      to: read.email('MAIL_TO', 'buero@achsmass.example'),
      from: read.email('MAIL_FROM', 'website@achsmass.example'),
      maxAttempts: read.integer('MAIL_MAX_ATTEMPTS', 100, 1, 10_000),
      leaseSeconds: read.integer('MAIL_LEASE_SECONDS', 120, 1, 3600),
      retrySeconds: read.integer('MAIL_RETRY_SECONDS', 30, 1, 3600),
    },
    rateLimit: read.integer('RATE_LIMIT', 20, 1, 1_000_000),
    retentionMonths: read.integer('RETENTION_MONTHS', 24, 1, 240),
    formSecret: read.secret('FORM_SECRET', 32),
    requestTimeoutSeconds: read.integer('REQUEST_TIMEOUT_SECONDS', 30, 1, 600),
    maxConnections: read.integer('MAX_CONNECTIONS', 2000, 1, 100_000),
    logFormat: read.choice(
      'LOG_FORMAT',
      ['json', 'text', 'silent'],
      environment.NODE_ENV === 'production' ? 'json' : 'text',
    ),
  }
  read.finish()
  return config
}
