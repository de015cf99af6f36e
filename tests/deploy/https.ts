import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:tls'
import { locales, pathOf } from '../../src/routes.ts'
import { foundIds } from '../../src/site/shared/site.ts'
import { type Grade, grade, maximum, tests } from '../support/observatory.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { sample } from '../support/sites.ts'
import { openBrowser } from './browser.ts'
import { alternateHosts, type Caddy, siteHost, startCaddy, wwwHost } from './caddy.ts'
import { startMachine } from './machine.ts'
import type { Proof } from './proof.ts'
import { compareHeaders } from './same-headers.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Proves the HTTPS setup of a single machine as a browser sees it. */
export async function proveHttps(proof: Proof): Promise<void> {
  proof.section('HTTPS, redirects and headers through Caddy')
  const machine = await startMachine({ DATA_DIR: await temporaryDirectory() })
  const caddy = await startCaddy('Caddyfile', { upstreams: [machine.url] })
  const visitor = createVisitor(caddy)

  const { protocol, certificate } = await handshake(caddy)
  proof.add('TLS', protocol, protocol === 'TLSv1.3')
  const http2 = await statusByHttp2(caddy)
  proof.add('HTTP/2', `status ${http2}`, http2 === 200)
  const page = await visitor.get('/projects', siteHost, { 'Accept-Encoding': 'br' })
  proof.add(
    'HTTP/3 is announced',
    `alt-svc ${page.headers['alt-svc']}`,
    /^h3=/.test(`${page.headers['alt-svc']}`),
  )
  const spoken = await protocolOfChromium(caddy, certificate)
  proof.add('What Chromium speaks when told to use QUIC', spoken, spoken === 'h3')
  const size = readFileSync(`${sample.env.SITE_DIR}/projects.html.br`).length
  proof.add(
    'The compressed copy arrives as the build made it',
    `${page.headers['content-encoding']}, ${page.bytes} of ${size} bytes`,
    page.headers['content-encoding'] === 'br' && page.bytes === size,
  )

  const plain = await locationOf(caddy, siteHost, '/projects?focus=space')
  const secure = new RegExp(`^308 https://${siteHost}(:${caddy.httpsPort})?/projects\\?focus=space$`)
  proof.add('http is sent to https on the same host', plain, secure.test(plain))
  const english = `https://${siteHost}/en/projects?focus=space`
  const redirects: Record<string, string> = { [wwwHost]: `https://${siteHost}/projects?focus=space` }
  for (const host of alternateHosts) redirects[host] = english
  for (const [host, expected] of Object.entries(redirects)) {
    const { status, headers } = await visitor.get('/projects?focus=space', host)
    const found = `${status} ${headers.location}`
    proof.add(`https://${host}/projects?focus=space`, found, found === `301 ${expected}`)
  }

  const paths = ['/', '/en/contact', '/nothing', '/icon.svg', '/api/form-token']
  const { found, holds } = await compareHeaders(machine.url, visitor, paths)
  proof.add('Security headers, through Caddy and from the service itself', found, holds)
  await gradeHeaders(proof, visitor)
  visitor.leave()
  await caddy.stop()
  await machine.stop()
}

/** Grades the headers of every page as Caddy delivers them. */
async function gradeHeaders(proof: Proof, visitor: Visitor): Promise<void> {
  proof.section('Security headers, graded by the rules of Mozilla’s HTTP Observatory')
  const grades: Grade[] = []
  for (const path of locales.flatMap(locale => foundIds.map(id => pathOf(id, locale)))) {
    const { headers, body } = await visitor.get(path)
    const lines = Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`])
    grades.push(grade({ headers: new Headers(lines), html: body, preloaded: false }))
  }
  for (const test of Object.keys(tests)) {
    const found = new Set(grades.map(({ results }) => results.get(test)))
    const said = [...found].map(result => `${result?.result} (${signed.format(result?.modifier ?? 0)})`)
    proof.add(
      test,
      said.join(', '),
      said.length === 1 && [...found].every(result => result && result.modifier >= 0),
    )
  }
  const scores = grades.map(({ score }) => score)
  const lowest = Math.min(...scores)
  proof.add(
    `Lowest score of ${scores.length} pages`,
    `${lowest} of ${maximum}; 5 are for a domain on the preload list of browsers, 5 for scripts with a hash, which a site’s own need not have`,
    lowest === maximum - 10,
  )
}

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })

function handshake({
  httpsPort,
  authority,
}: Caddy): Promise<{ protocol: string; certificate: X509Certificate }> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port: httpsPort, servername: siteHost, ca: authority },
      () => {
        const certificate = new X509Certificate(socket.getPeerCertificate().raw)
        resolve({ protocol: socket.getProtocol() ?? '', certificate })
        socket.end()
      },
    )
    socket.on('error', reject)
  })
}

function statusByHttp2({ httpsPort, authority }: Caddy): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://${siteHost}:${httpsPort}`, {
      ca: authority,
      lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    session.on('error', reject)
    const stream = session.request({ ':path': '/' })
    stream.on('response', headers => {
      resolve(Number(headers[':status']))
      session.destroy()
    })
  })
}

async function protocolOfChromium({ httpsPort }: Caddy, certificate: X509Certificate): Promise<string> {
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' })
  const browser = await openBrowser({ [siteHost]: httpsPort }, [
    `--origin-to-force-quic-on=${siteHost}:443`,
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
  ])
  try {
    const page = await browser.newPage()
    await page.goto(`https://${siteHost}/`)
    return await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
    )
  } finally {
    await browser.close()
  }
}

function locationOf({ httpPort }: Caddy, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: httpPort, path, headers: { Host: host } }, response => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.location}`)
    })
      .on('error', reject)
      .end()
  })
}
