import { moment } from '../ui/dates.ts'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { EditionBlock } from './EditionBlock.tsx'
import { FailureReason } from './FailureReason.tsx'
import { PublicationSteps } from './PublicationSteps.tsx'
import type { PublicationState } from './routes.server.ts'
import { publishWords } from './words.ts'

export function Result({ publication, onGoOn }: { publication: PublicationState; onGoOn: () => void }) {
  const { language } = useSession()
  const t = publishWords[language]
  const { number, person, outcome } = publication
  if (!outcome) return null
  const goOn = (
    <button type="button" className="b" onClick={onGoOn}>
      {t.goOn}
    </button>
  )
  if ('why' in outcome)
    return (
      <main className="page" id="main">
        <div className="grid head">
          <h1 className="c8">{t.failed}</h1>
        </div>
        <div className="grid">
          <section className="c8">
            <FailureReason why={outcome.why} />
            <p className="pub-a">{goOn}</p>
          </section>
          <aside className="c4">
            <PublicationSteps publication={publication} small />
          </aside>
        </div>
      </main>
    )
  const { addresses, at, isSent, unagreed, told } = outcome
  return (
    <main className="page" id="main">
      <div className="grid head">
        <h1 className="c8">{t.public(number)}</h1>
      </div>
      <div className="grid">
        <section className="c8" aria-labelledby="addresses">
          <div className="sec-h">
            <h2 id="addresses">{t.addresses(addresses.length)}</h2>
          </div>
          <ul className="rows adr">
            {addresses.map(address => (
              <li key={address}>
                <a className="n tn" href={address} target="_blank" rel="noreferrer">
                  {address.replace(/^https?:\/\//, '')}
                </a>
              </li>
            ))}
          </ul>
          <p className="note pub-a">
            {told && `${t.told} ${told} `}
            {t.onLoad}
          </p>
          {!isSent && (
            <p className="note">{unagreed === undefined ? t.notSent : t.sending.unagreed(unagreed)}</p>
          )}
        </section>
        <aside className="c4">
          <div className="stick">
            <EditionBlock
              cells={[
                [t.edition, String(number)],
                [t.since, moment(at, language)],
                [t.by, person],
              ]}
            />
            <PublicationSteps publication={publication} small />
            <p className="pub-a pub-two">
              {goOn}
              <Link className="t" to={`editions/${number}`}>
                <span>{t.back(number)}</span>
              </Link>
            </p>
            <p className="note pub-a">{t.backDetails}</p>
          </div>
        </aside>
      </div>
    </main>
  )
}
