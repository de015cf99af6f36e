import { maxConnections, maxConnectionsPerAddress, requestTimeoutSeconds } from '../http/gate.ts'
import { deliveryTimeoutSeconds } from '../mail/delivery.ts'
import { deliveriesOfLease, maxAttempts, maxWaitSeconds, retrySeconds } from '../outbox/retry.ts'
import { retentionMonths } from '../retention/purge.ts'
import { inquiriesPerHour } from '../spam/limits.ts'
import {
  certificates,
  choice,
  databaseUrl,
  email,
  integer,
  type Kind,
  origin,
  origins,
  portOrOff,
  secret,
  smtp,
  text,
} from './config-kinds.ts'

/** A configuration that cannot work. The message has one sentence for each problem. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>

/** Reads the whole configuration, or throws one error that names every problem. Defaults live with their subjects. */
export function readConfig(environment: Environment) {
  const problems: string[] = []
  function read<Value>(name: string, kind: Kind<Value>): Value | undefined {
    const set = environment[name]?.trim()
    const result = set ? kind(set) : { value: undefined }
    if ('value' in result) return result.value
    problems.push(`${name} ${result.problem}`)
    return undefined
  }
  const smtpUrl = read('SMTP_URL', smtp)
  const certificate = read('SMTP_CA_FILE', certificates)
  const timeoutSeconds = read('SMTP_TIMEOUT_SECONDS', integer(1, 300)) ?? deliveryTimeoutSeconds
  const metricsPort = read('METRICS_PORT', portOrOff) ?? 9464
  const isProduction = environment.NODE_ENV === 'production'
  const config = {
    host: read('HOST', text) ?? '127.0.0.1',
    port: read('PORT', integer(0, 65_535)) ?? 8080,
    /**
     * The file descriptor of a socket that systemd holds open (deploy/achsmass.socket), which replaces host and port. systemd
     * numbers the sockets that it hands over from 3 and names the process they are meant for.
     */
    socket: environment.LISTEN_PID === String(process.pid) ? 3 : undefined,
    /** The port that Prometheus reads from, always on loopback. Undefined means no metrics. */
    metricsPort: metricsPort === 'off' ? undefined : metricsPort,
    siteDir: read('SITE_DIR', text) ?? './dist',
    dataDir: read('DATA_DIR', text) ?? './data',
    siteUrl: read('SITE_URL', origin) ?? new URL('https://firm.example'),
    allowedOrigins: read('ALLOWED_ORIGINS', origins) ?? [],
    /** The number of the firm's own proxies in front. They append to X-Forwarded-For. */
    trustedProxies: read('TRUSTED_PROXIES', integer(0, 10)) ?? 0,
    databaseUrl: read('DATABASE_URL', databaseUrl),
    smtp: smtpUrl && { ...smtpUrl, ca: certificate, timeoutSeconds },
    mail: {
      to: read('MAIL_TO', email) ?? 'office@firm.example',
      from: read('MAIL_FROM', email) ?? 'website@firm.example',
      maxAttempts,
      leaseSeconds: deliveriesOfLease * timeoutSeconds,
      retrySeconds: read('MAIL_RETRY_SECONDS', integer(1, maxWaitSeconds)) ?? retrySeconds,
    },
    rateLimit: read('RATE_LIMIT', integer(1, 1_000_000)) ?? inquiriesPerHour,
    retentionMonths: read('RETENTION_MONTHS', integer(1, 240)) ?? retentionMonths,
    formSecret: read('FORM_SECRET', secret(32)),
    requestTimeoutSeconds,
    maxConnections,
    maxConnectionsPerAddress,
    logFormat: read('LOG_FORMAT', choice(['json', 'text', 'silent'])) ?? (isProduction ? 'json' : 'text'),
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

export type Config = ReturnType<typeof readConfig>
export type SmtpConfig = NonNullable<Config['smtp']>
