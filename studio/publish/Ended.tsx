import { moment } from '../client/dates.ts'
import { Link } from '../client/router.tsx'
import { useSession } from '../client/session.tsx'
import { Block } from './Block.tsx'
import { Reason } from './Reason.tsx'
import { Steps } from './Steps.tsx'
import type { Shown } from './shown.ts'
import { publishWords } from './words.ts'

export function Ended({ publication, onGoOn }: { publication: Shown; onGoOn: () => void }) {
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
            <Reason why={outcome.why} />
            <p className="pub-a">{goOn}</p>
          </section>
          <aside className="c4">
            <Steps publication={publication} small />
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
            <Block
              cells={[
                [t.issue, String(number)],
                [t.since, moment(at, language)],
                [t.by, person],
              ]}
            />
            <Steps publication={publication} small />
            <p className="pub-a pub-two">
              {goOn}
              <Link className="t" to={`issues/${number}`}>
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
