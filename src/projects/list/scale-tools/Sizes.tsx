import type { House } from '../HouseRow.tsx'

type Props = { title: string; houses: readonly House[] }

/** The same in words, in the same order. */
export function Sizes({ title, houses }: Props) {
  return (
    <details className="scale-sizes">
      <summary>
        {title}
        <i />
      </summary>
      <ol>
        {houses.map(({ project: { id, title, href }, height, long, year }) => (
          <li key={id}>
            <a href={href}>{title}</a> <span>{height}</span> <span>{long}</span> <span>{year}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
