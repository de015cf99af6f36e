/** The title block of an issue: its number, who made it and when. */
export function EditionBlock({ cells }: { cells: [string, string][] }) {
  return (
    <div className="plan plan--s">
      <dl>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
