import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import type { candidatesIn } from './candidates.ts'

type Props = { label: string; candidates: ReturnType<typeof candidatesIn> }

/**
 * Every page, in a template, which browsers do not show. The build notes it as data (build/near-misses.ts); for an address
 * that resembles some of them, the server puts these in its place (service/site/near-misses.ts).
 */
export function NearMisses({ label, candidates }: Props) {
  return (
    <template id="near-misses">
      <nav aria-label={label}>
        <p className="note">{label}</p>
        <ul>
          {candidates.map(candidate => (
            <li key={candidate.id} data-words={candidate.words}>
              <ArrowLink href={candidate.href} arrow={false}>
                {candidate.label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </nav>
    </template>
  )
}
