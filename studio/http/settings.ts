// Settings of the Studio: its folders, its address, and its login. On a laptop nothing has to be set.
import { userInfo } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

export type Studio = {
  /** The folder of the project, which is what git keeps. */
  project: string
  /** The content that is edited: the draft. */
  content: string
  port: number
  host: string
  /** The public address if the Studio is behind a proxy, such as https://studio.example. */
  origin: string | undefined
  login: Login | undefined
  /** The number of the firm's own proxies, as for the service: needed to find a visitor's address for the limits. */
  trustedProxies: number
  /** The folder of the stores, shared with the service. */
  dataDir: string
  /** The name of the only person if there is no login. */
  alone: string
}

/** Either a proxy signs people in and gives their name in this header, or the Studio signs them in by mail. */
export type Login = { header: string } | 'mail'

export function studioSettings(args: string[], env: NodeJS.ProcessEnv): Studio & { open: boolean } {
  const portAt = args.indexOf('--port')
  const port = Number(portAt < 0 ? env.STUDIO_PORT || 8090 : args[portAt + 1])
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(
      `STUDIO_PORT (or --port) must be a whole number from 0 to 65535, not "${portAt < 0 ? env.STUDIO_PORT : args[portAt + 1]}".`,
    )
  const origin = env.STUDIO_ORIGIN ? URL.parse(env.STUDIO_ORIGIN)?.origin : undefined
  if (env.STUDIO_ORIGIN && !origin?.startsWith('http'))
    throw new Error(
      `STUDIO_ORIGIN must be an address such as https://studio.example, not "${env.STUDIO_ORIGIN}".`,
    )
  const header = env.STUDIO_PERSON_HEADER?.toLowerCase()
  const host = env.STUDIO_HOST || '127.0.0.1'
  if (env.STUDIO_LOGIN && env.STUDIO_LOGIN !== 'mail')
    throw new Error(`STUDIO_LOGIN must be "mail" or unset, not "${env.STUDIO_LOGIN}".`)
  const byMail = env.STUDIO_LOGIN === 'mail'
  if (byMail && header)
    throw new Error('STUDIO_LOGIN and STUDIO_PERSON_HEADER are two logins; remove one of them from .env.')
  const isPublic = origin !== undefined && !isLoopback(new URL(origin).hostname)
  if (byMail && isPublic && !origin.startsWith('https:'))
    throw new Error('STUDIO_LOGIN=mail needs an https address as STUDIO_ORIGIN.')
  for (const [name, isOpen] of [
    ['STUDIO_HOST', !isLoopback(host)],
    ['STUDIO_ORIGIN', isPublic],
  ] as const)
    if (isOpen && !header && !byMail)
      throw new Error(
        `${name} lets other computers in, so the Studio needs a login: set STUDIO_PERSON_HEADER, or STUDIO_LOGIN=mail.`,
      )
  const trustedProxies = Number(env.TRUSTED_PROXIES) || 0
  // Without it all people would have the proxy's address, and share the limit of login mails for one address.
  if (byMail && isPublic && trustedProxies === 0)
    throw new Error('STUDIO_LOGIN=mail behind a proxy needs the number of proxies in TRUSTED_PROXIES.')
  const content = env.CONTENT_DIR || 'content'
  const project = resolve('.')
  return {
    project,
    content: isAbsolute(content) ? content : join(project, content),
    port,
    host,
    origin,
    login: byMail ? 'mail' : header ? { header } : undefined,
    trustedProxies,
    dataDir: env.DATA_DIR || 'data',
    alone: env.STUDIO_NAME || userInfo().username,
    open: !args.includes('--no-open'),
  }
}

export const isLoopback = (address: string): boolean =>
  /^(localhost|::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
