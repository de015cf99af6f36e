import './RuledList.css'

type Props = {
  items: { title: string; text: string }[]
  /** How many stand side by side where there is room. */
  columns: 2 | 4
}

/** Short texts, each hung from a line. */
export function RuledList({ items, columns }: Props) {
  return (
    <ul className={columns === 4 ? 'ruled ruled--4' : 'ruled'}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p className="copy">{text}</p>
        </li>
      ))}
    </ul>
  )
}
