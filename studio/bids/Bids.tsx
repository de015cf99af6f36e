// The list of the firm's bids, and the desk of the open one.
import { useRef, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import { longDay, moment } from '../ui/day-and-time.ts'
import { Loading, LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { Link, navigate, type ScreenProps } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './bid-rows.module.css'
import { Desk } from './Desk.tsx'
import { ExpiryDates } from './ExpiryDates.tsx'
import { PressKit } from './PressKit.tsx'
import { keptMonths } from './saved-bid.ts'
import type { Bid, BidList } from './saved-bids.server.ts'
import { bidWords } from './words.ts'

export function Bids({ rest }: ScreenProps) {
  return rest ? <OpenBid key={rest} id={rest} /> : <AllBids />
}

function OpenBid({ id }: { id: string }) {
  const { data, error } = useData<Bid>(`bids/one?id=${encodeURIComponent(id)}`)
  if (data) return <Desk bid={data} />
  return <LoadingPage error={error} />
}

function AllBids() {
  const t = useWords(bidWords)
  const { data, error, reload } = useData<BidList>('bids/list')
  const { problem, attempt } = useAction()
  const saved = useRef<HTMLHeadingElement>(null)
  const open = async (path: string, body: unknown) => {
    await attempt(async () => {
      const { id } = await post<{ id: string }>(path, body)
      navigate(`bids/${id}`)
    })
  }
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span7}>{t.title}</h1>
        <p className={classes(texts.secondary, layout.span5)}>{t.listLead(keptMonths)}</p>
      </div>
      <Button
        primary
        large
        onClick={() => void open('bids/create', { name: '', deadline: null, work: '', notes: '' })}
      >
        {t.newBid}
      </Button>
      {problem && <Message>{problem}</Message>}
      {!data && <Loading error={error} />}
      {data && (
        <h2 className={lists.hitHead} ref={saved} tabIndex={-1}>
          {t.saved}
        </h2>
      )}
      {data?.bids.length === 0 && <p className={texts.secondary}>{t.noBids}</p>}
      <ul className={lists.rows}>
        {data?.bids.map(bid => (
          <BidRow
            key={bid.id}
            bid={bid}
            onCopy={() => void open('bids/copy', { id: bid.id, name: bid.name })}
            onErase={async () => {
              await attempt(() => post('bids/erase', { id: bid.id, name: bid.name }))
              await reload()
              // The pressed button disappeared with its bid, so focus moves to the heading of the list.
              saved.current?.focus()
            }}
          />
        ))}
      </ul>
      <ExpiryDates />
      <PressKit />
    </main>
  )
}

type RowProps = { bid: BidList['bids'][number]; onCopy: () => void; onErase: () => Promise<void> }

function BidRow({ bid, onCopy, onErase }: RowProps) {
  const t = useWords(bidWords)
  const { language } = useSession()
  const [isAsking, setAsking] = useState(false)
  const name = bid.name || t.untitled
  const ending = bid.outcome === 'none' ? t.decisions[bid.verdict] : t.outcomes[bid.outcome]
  return (
    <li className={styles.bid}>
      <Link to={`bids/${bid.id}`} className={lists.name}>
        {name}
      </Link>
      <span>{bid.deadline ? longDay(bid.deadline, language) : t.noDeadline}</span>
      <span>{ending}</span>
      <span className={texts.secondary}>
        {bid.changedBy}, {moment(bid.changedAt, language)}
      </span>
      <span className={styles.rowActions}>
        <TextButton onClick={onCopy} about={name}>
          {t.copy}
        </TextButton>
        {isAsking ? (
          <>
            <TextButton autoFocus onClick={() => void onErase()} about={name}>
              {t.eraseSure}
            </TextButton>
            <TextButton onClick={() => setAsking(false)} about={name}>
              {t.cancel}
            </TextButton>
          </>
        ) : (
          <TextButton onClick={() => setAsking(true)} about={name}>
            {t.erase}
          </TextButton>
        )}
      </span>
    </li>
  )
}
