import './TeamVoices.css'
import type { PictureData } from '../../content/media.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'

type Speaker = { name: string; role: string; portrait?: PictureData | undefined; quote: string }
export type TeamVoice =
  | ({ kind: 'single'; secondColumn?: string | undefined } & Speaker)
  | { kind: 'double'; persons: Speaker[] }

/** Every voice in one place, one above the other; a script shows one at a time. */
export function TeamVoices({ voices }: { voices: TeamVoice[] }) {
  return (
    <ul className="team-voices">
      {voices.map((voice, index) => (
        <li key={namesOf(voice).join()} className={index === 0 ? 'is-current' : undefined}>
          {voice.kind === 'double' ? (
            <div className="voice-pair">
              {voice.persons.map(speaker => (
                <Voice key={speaker.name} speaker={speaker} />
              ))}
            </div>
          ) : (
            <Voice speaker={voice} secondColumn={voice.secondColumn} />
          )}
        </li>
      ))}
    </ul>
  )
}

export function namesOf(voice: TeamVoice): string[] {
  return voice.kind === 'double' ? voice.persons.map(person => person.name) : [voice.name]
}

function Voice({ speaker, secondColumn }: { speaker: Speaker; secondColumn?: string | undefined }) {
  return (
    <figure className={secondColumn ? 'voice voice--columns' : 'voice'}>
      {speaker.portrait && (
        <div className="voice-portrait">
          <Picture picture={speaker.portrait} sizes="(min-width: 1120px) 22vw, 104px" decorative />
        </div>
      )}
      <blockquote>
        <p>{speaker.quote}</p>
        {secondColumn && <p>{secondColumn}</p>}
      </blockquote>
      <figcaption>
        <b>{speaker.name}</b>
        <span className="small">{speaker.role}</span>
      </figcaption>
    </figure>
  )
}
