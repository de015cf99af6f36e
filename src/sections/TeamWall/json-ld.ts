import { employer } from '../../seo/employer.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { teamWall } from './schema.ts'

/** Describes the firm with its board. */
export function jsonLd({ at }: SectionProps<typeof teamWall>) {
  const { firm, people } = site(at.page.locale)
  const board = firm.board.flatMap(({ id }) => people.persons[id] ?? [])
  return [employer(firm, board, siteOrigin)]
}
