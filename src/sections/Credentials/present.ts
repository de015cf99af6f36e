import type { Locale } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { credentials } from './schema.ts'

type List = SectionProps<typeof credentials>['lists'][number]

/** Returns the lists that the firm has entries for, each with its rows of three cells. */
export function credentialTables(lists: List[], locale: Locale) {
  const { certificates, memberships } = site(locale).firm
  const rows = {
    certificates: certificates.map(({ company, city, number }) => [company, city, number] as const),
    memberships: memberships.map(({ name, role, since }) => [name, role, since] as const),
  }
  return lists.map(({ of, title }) => ({ title, rows: rows[of] })).filter(({ rows }) => rows.length > 0)
}
