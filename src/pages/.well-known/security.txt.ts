import { locales } from '../../routes.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import { content } from '../../site/shared/site.ts'

/** Serves the address for reports of security problems (RFC 9116). */
export function GET(): Response {
  const { email, expires } = content.firm.security
  return new Response(
    [
      `Contact: mailto:${email}`,
      `Expires: ${expires.iso}T00:00:00Z`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${siteOrigin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
}
