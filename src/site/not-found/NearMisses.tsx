import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import type { NotFoundPage } from './present.ts'

/** Every page; the server leaves those that are close to the address that was asked for (service/static/not-found-page.ts). */
export function NearMisses({ label, candidates }: NotFoundPage['near']) {
  return (
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
  )
}
