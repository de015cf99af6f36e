// The Studio behind Caddy, once with passwords and once with the firm's own login, a stand-in for which runs here.
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { removeContent, startStudio, type TestStudio } from '../support/studio.ts'
import { type Caddy, startCaddy, studioHost } from './caddy.ts'
import type { Proof } from './proof.ts'
import { createVisitor } from './visitor.ts'

const origin = `https://${studioHost}`
const sameOrigin = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const header = 'X-Studio-Person'

export async function proveStudio(proof: Proof): Promise<void> {
  const studio = await startStudio({
    STUDIO_ORIGIN: origin,
    STUDIO_PERSON_HEADER: header,
    STUDIO_EDITORS: 'leonie',
    STUDIO_INBOX: '',
  })
  await behindPasswords(proof, studio)
  await behindLogin(proof, studio)
  await studio.stop()
  removeContent(studio)
}

async function behindPasswords(proof: Proof, studio: TestStudio): Promise<void> {
  proof.section('The Studio behind Caddy, with passwords')
  const hash = execFileSync('caddy', ['hash-password', '--plaintext', 'a pass of Leonie'], {
    encoding: 'utf8',
  })
  const caddy = await startCaddy('Caddyfile.studio', {
    ports: { 8090: Number(new URL(studio.origin).port) },
    env: { STUDIO_LEONIE: hash.trim() },
  })
  const login = { authorization: `Basic ${btoa('leonie:a pass of Leonie')}` }
  await proveNames(proof, caddy, { login, stranger: { authorization: `Basic ${btoa('leonie:guess')}` } })
  await caddy.stop()
}

async function behindLogin(proof: Proof, studio: TestStudio): Promise<void> {
  proof.section('The Studio behind Caddy, with a login of the firm')
  // Leonie may edit. Mallory can log in but is not in the Studio's lists. The third session is valid but has no name.
  const people: Record<string, string> = { 'session=l': 'leonie', 'session=m': 'mallory', 'session=n': '' }
  const identity = createServer(({ url, headers }, response) => {
    const name = people[headers.cookie ?? '']
    if (url !== '/api/verify' || name === undefined)
      response.writeHead(302, { location: 'https://login.example/' }).end()
    else response.writeHead(200, name ? { 'Remote-User': name } : {}).end()
  })
  await new Promise<void>(ready => identity.listen(0, '127.0.0.1', ready))
  const caddy = await startCaddy('Caddyfile.studio-login', {
    ports: {
      8090: Number(new URL(studio.origin).port),
      9091: (identity.address() as AddressInfo).port,
    },
  })
  await proveNames(proof, caddy, { login: { cookie: 'session=l' }, stranger: {} })
  const visitor = createVisitor(caddy)
  for (const [who, cookie] of [
    ['Somebody whom the lists do not name', 'session=m'],
    ['A login that names nobody, while the browser says "leonie"', 'session=n'],
  ] as const) {
    const { status } = await visitor.get('/studio/api/me', studioHost, { cookie, [header]: 'leonie' })
    proof.add(who, String(status), status === 403)
  }
  visitor.leave()
  identity.close()
  await caddy.stop()
}

type Logins = Record<'login' | 'stranger', Record<string, string>>

async function proveNames(proof: Proof, caddy: Caddy, { login, stranger }: Logins): Promise<void> {
  const visitor = createVisitor(caddy)
  const asked = await visitor.get('/studio/api/me', studioHost, { ...stranger, [header]: 'leonie' })
  proof.add(
    "Without the login, with a header of one's own",
    String(asked.status),
    [302, 401].includes(asked.status),
  )
  const me = await visitor.get('/studio/api/me', studioHost, { ...login, [header]: 'mallory' })
  const { name } = (me.status === 200 ? JSON.parse(me.body) : {}) as { name?: string }
  proof.add('With the login, and another name in the header', `${me.status}, ${name}`, name === 'leonie')
  const inbox = await visitor.get('/studio/api/inbox/list', studioHost, login)
  proof.add('Inquiries, for somebody who may only edit', String(inbox.status), inbox.status === 403)
  const place = JSON.stringify({ text: 'Aktuelles', file: 'pages/home.yaml', locale: 'de' })
  const own = await visitor.post('/studio/api/place', studioHost, { ...login, ...sameOrigin }, place)
  const foreign = { ...login, ...sameOrigin, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const other = await visitor.post('/studio/api/place', studioHost, foreign, place)
  proof.add(
    "A change from the studio's own page, and from another site",
    `${own.status}, ${other.status}`,
    own.status === 200 && other.status === 403,
  )
  visitor.leave()
}
