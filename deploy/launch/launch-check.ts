// Checks whether a site may go online. It needs real data, working mail, existing addresses and decisions.

import { finish } from '../../service/mail/compose.ts'
import { createSmtpTransport } from '../../service/mail/smtp-transport.ts'
import { ConfigError, readConfig } from '../../service/operation/config.ts'
import { readContent } from '../../src/content/read.ts'
import { toWrite } from '../../src/content/to-write.ts'
import { unwritten as mark } from '../../src/content/unwritten.ts'
import type { PublicContent } from '../../src/site/content.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { asFinding, type ContentFinding, type Finding } from './finding.ts'
import { type Host, hostFindings } from './host.ts'
import { isExampleDomain, sampleData, sampleIcons, sampleMedia } from './sample-data.ts'

export interface LaunchOptions {
  contentDir: string
  /** The icons of the site. */
  publicDir: string
  host: Host
  environment: Record<string, string | undefined>
  /** Resolves a host name, and rejects if it does not exist. */
  resolveHost: (host: string) => Promise<unknown>
  now: Date
}

const leastDaysOfSecurityTxt = 60

export async function launchFindings(options: LaunchOptions): Promise<Finding[]> {
  const content = readContent(siteModel, options.contentDir)
  return [
    ...contentFindings(options.contentDir, options.now).map(asFinding),
    ...sampleIcons(options.publicDir),
    ...settings(content, options.environment, options.host),
    ...hostFindings(options.host, options.environment, content.firm.inquiries),
    ...(options.host === 'static' ? [] : await mail(content, options.environment)),
    ...(await hosts(content, options.resolveHost)),
  ]
}

/** Returns the findings that need only the content, not mail or network. */
export function contentFindings(contentDir: string, now: Date): ContentFinding[] {
  const content = readContent(siteModel, contentDir)
  return [
    ...sampleData(contentDir),
    ...sampleMedia(contentDir),
    ...unwritten(contentDir),
    ...markers(content),
    ...decisions(content),
    ...securityContact(content, now),
  ]
}

function unwritten(contentDir: string): ContentFinding[] {
  return Object.entries(Object.groupBy(toWrite(contentDir), ({ file }) => file)).map(
    ([file, places = []]) => ({
      file,
      line: places[0]?.line ?? 1,
      path: [],
      says: {
        de: `Hier steht noch ${mark} (Zeilen insgesamt: ${places.length}); schreiben Sie diese Texte`,
        en: `still says ${mark} (lines in total: ${places.length}); write these texts`,
      },
    }),
  )
}

function markers({ firm, pages }: PublicContent): ContentFinding[] {
  const findings: ContentFinding[] = []
  if (firm.sample)
    findings.push({
      file: 'firm.yaml',
      path: ['sample'],
      says: {
        de: 'Die Website ist noch als Muster gekennzeichnet; entfernen Sie den Hinweis, sobald alle Angaben Ihre eigenen sind',
        en: 'says that this firm is a sample; remove the entry once all data is your own',
      },
    })
  for (const id of ['impressum', 'datenschutz'] as const)
    if (!pages[id]?.approved)
      findings.push({
        file: `pages/${id}.yaml`,
        path: ['approved'],
        says: {
          de: 'Dieser Rechtstext ist noch nicht freigegeben; tragen Sie ein, wer ihn wann freigegeben hat',
          en: 'nobody has approved this legal text; enter who approved it and when, as { by: …, on: 2027-01-15 }',
        },
      })
  if (!pages.accessibility?.review?.by)
    findings.push({
      file: 'pages/accessibility.yaml',
      path: ['review', 'by'],
      says: {
        de: 'Es ist keine eigene Prüfung der Barrierefreiheit eingetragen; passen Sie die Erklärung an das Ergebnis der Prüfung an, und tragen Sie ein, wann, wie und von wem geprüft wurde',
        en: 'no accessibility review of your own site is recorded; correct the statement to match its result, and enter under review when (on), how (kind) and by whom (by) it was done',
      },
    })
  return findings
}

/**
 * Finds decisions that the law or visitors expect. The content is valid without them, so they may be missing by accident.
 */
function decisions({ firm, jobs }: PublicContent): ContentFinding[] {
  const findings = jobs.flatMap(({ id, salary, withoutSalary }): ContentFinding[] =>
    salary || withoutSalary
      ? []
      : [
          {
            file: 'jobs.yaml',
            // Hidden jobs are missing from this list, so its positions differ from those in the file.
            path: [],
            says: {
              de: `Bei der Stelle ${id} fehlt das Gehalt; tragen Sie eine Gehaltsspanne ein oder wann Bewerber sie erfahren`,
              en: `${id} does not state the pay; enter a range under salary, or when applicants are told it under withoutSalary`,
            },
          },
        ],
  )
  for (const { id, title } of jobs) {
    const german = title.in('de')
    if (german === undefined || /\(m\/w\/d\)|\(w\/m\/d\)|\(d\/m\/w\)|:in|\*in|kraft|leitung/i.test(german))
      continue
    findings.push({
      file: 'jobs.yaml',
      path: [],
      says: {
        de: `Der Titel der Stelle ${id} kann gelesen werden, als sei nur ein Geschlecht gemeint (§ 11 AGG); ergänzen Sie (m/w/d)`,
        en: `The title of ${id} may read as meant for one sex only (§ 11 AGG); add (m/w/d)`,
      },
    })
  }
  if (!firm.aiTraining)
    findings.push({
      file: 'firm.yaml',
      path: ['aiTraining'],
      says: {
        de: 'Ob mit den Texten KI trainiert werden darf, ist nicht entschieden; robots.txt hält solche Programme fern, bis Sie wählen',
        en: 'is not set, so robots.txt keeps out crawlers that train AI; enter allow or refuse',
      },
    })
  return findings
}

function securityContact({ firm }: PublicContent, now: Date): ContentFinding[] {
  const days = Math.floor((Date.parse(firm.security.expires.iso) - now.getTime()) / 86_400_000)
  if (days >= leastDaysOfSecurityTxt) return []
  const says =
    days < 0
      ? {
          de: 'security.txt ist abgelaufen; tragen Sie ein Datum in einem Jahr ein',
          en: 'security.txt has expired; enter a date one year from now',
        }
      : {
          de: `security.txt läuft ${['heute', 'morgen'][days] ?? `in ${days} Tagen`} ab; verlängern Sie sie um ein Jahr`,
          en: `security.txt expires ${['today', 'tomorrow'][days] ?? `in ${days} days`}; renew it for a year`,
        }
  return [{ file: 'firm.yaml', path: ['security', 'expires'], says }]
}

function settings({ firm }: PublicContent, environment: LaunchOptions['environment'], host: Host): Finding[] {
  const findings: Finding[] = []
  const expect = (name: string, isRight: boolean, what: string) => {
    if (!isRight) findings.push({ where: `.env  ${name}`, what })
  }
  const { SITE_URL, MATOMO_URL, MATOMO_SITE_ID, RETENTION_MONTHS } = environment
  const origin = new URL(firm.url).origin
  expect('SITE_URL', SITE_URL === origin, `must be ${origin}, as in content/firm.yaml under url`)
  expect(
    'MATOMO_URL',
    MATOMO_URL !== undefined,
    'is not set; for no visitor statistics, leave its value empty (MATOMO_URL=)',
  )
  expect('MATOMO_SITE_ID', !MATOMO_URL || Boolean(MATOMO_SITE_ID), 'is not set; Matomo needs it')
  expect(
    'RETENTION_MONTHS',
    host === 'static' || Boolean(RETENTION_MONTHS),
    'is not set; decide after how many months inquiries are deleted (the privacy page states it)',
  )
  return findings
}

/** Sends a real mail: only that proves the server, the password, the sender and the recipient. */
async function mail({ firm }: PublicContent, environment: LaunchOptions['environment']): Promise<Finding[]> {
  let config: ReturnType<typeof readConfig>
  try {
    config = readConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').map(what => ({ where: '.env', what }))
  }
  const findings: Finding[] = []
  for (const [name, address] of [
    ['MAIL_TO', config.mail.to],
    ['MAIL_FROM', config.mail.from],
  ] as const)
    if (isExampleDomain(address))
      findings.push({ where: `.env  ${name}`, what: `example address: ${address}` })
  if (!config.smtp) {
    findings.push({
      where: '.env  SMTP_URL',
      what: 'no mail server is set, so inquiries would only be written to files',
    })
    return findings
  }
  if (findings.length > 0) return findings
  const { id, content } = finish({ firm, mail: config.mail }, 'digest', undefined, {
    to: { name: firm.name, address: config.mail.to },
    replyTo: { name: firm.name, address: config.mail.to },
    subject: `Launch check: ${config.siteUrl.host}`,
    text: 'The website can send mail. This test message comes from npm run launch-check; no action is needed.\n',
    html: '<p>The website can send mail. This test message comes from npm run launch-check; no action is needed.</p>',
    automatic: true,
  })
  const transport = createSmtpTransport(config.smtp)
  return transport.send(id, content).then(
    () => [],
    (error: Error) => [
      {
        where: '.env  SMTP_URL',
        what: `the test mail was not taken by ${transport.target}: ${error.message}`,
      },
    ],
  )
}

async function hosts({ firm }: PublicContent, resolveHost: LaunchOptions['resolveHost']): Promise<Finding[]> {
  const named: [host: string, field: string][] = [
    [new URL(firm.url).hostname, 'url'],
    ...firm.alternateHosts.map((host): [string, string] => [host, 'alternateHosts']),
  ]
  const findings = await Promise.all(
    named
      .filter(([host]) => !isExampleDomain(host))
      .map(async ([host, field]) => {
        const isResolved = await resolveHost(host).then(
          () => true,
          () => false,
        )
        const what = `${host} does not resolve; add it to your domain's DNS, or correct it here`
        return isResolved ? [] : [{ where: `content/firm.yaml  ${field}`, what }]
      }),
  )
  return findings.flat()
}
