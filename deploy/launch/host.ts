// The settings that depend on the kind of hosting (docs/deploy.md).
import { hstsValues } from '../../service/http/headers.ts'
import type { Finding } from './finding.ts'

export const hosts = ['machine', 'container', 'static', 'cdn'] as const
export type Host = (typeof hosts)[number]

type Environment = Record<string, string | undefined>

export function hostFindings(host: Host, environment: Environment, inquiries: string | undefined): Finding[] {
  const findings: Finding[] = []
  const expect = (where: string, isRight: boolean, what: string) => {
    if (!isRight) findings.push({ where, what })
  }
  const { HSTS, TRUSTED_PROXIES, CONTACT_ORIGIN, ALLOWED_ORIGINS } = environment
  expect(
    '.env  HSTS',
    HSTS !== undefined && HSTS in hstsValues,
    'is not set. It makes browsers refuse unencrypted HTTP for two years after a visit. Choose "host" (this host only; the default), "subdomains" (all subdomains too: check that none, such as an intranet or webmail, still uses plain HTTP), "preload" (even before the first visit; hard to undo) or "off" (withdraws it)',
  )
  const forms = 'content/firm.yaml  inquiries'
  if (host === 'static')
    expect(
      forms,
      inquiries !== undefined,
      'is not set, but no service receives the forms; set it to mail, none or the address of a form service',
    )
  else
    expect(
      forms,
      inquiries === undefined,
      'sends the forms elsewhere, so the service receives none; remove the entry',
    )
  if (host === 'cdn') {
    expect(
      '.env  CONTACT_ORIGIN',
      Boolean(CONTACT_ORIGIN),
      'is not set; the pages must know the address of the service',
    )
    expect(
      '.env  ALLOWED_ORIGINS',
      Boolean(ALLOWED_ORIGINS),
      'is not set; the service must know the address of the pages',
    )
  }
  if (host === 'container')
    expect(
      '.env  TRUSTED_PROXIES',
      Number(TRUSTED_PROXIES) > 0,
      'must be 1 behind the Caddy of compose.yaml; without it all visitors share one limit',
    )
  return findings
}
