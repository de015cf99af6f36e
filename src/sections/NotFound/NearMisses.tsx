import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import type { candidatesIn } from './candidates.ts'

type Props = { label: string; candidates: ReturnType<typeof candidatesIn> }

/**
 * Lists every page in a template, which browsers do not show. The build extracts them as data (build/near-misses.ts). For
 * an address that resembles some of them, the server inserts these links instead (service/site/near-misses.ts).
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
