import './Count.css'

/** A figure that counts up where the page loads frame/moving.client.ts; everywhere else simply the figure. */
export function Count({ value, shown }: { value: number; shown: string }) {
  return (
    <span className="count" data-count={value}>
      {shown}
    </span>
  )
}
