import type { PublicProject } from '../shared/public-projects.ts'
import css from './Sizes.module.css'

type Props = {
  title: string
  houses: {
    project: Pick<PublicProject, 'id' | 'title' | 'href' | 'size'>
    height: string
    year: string | undefined
  }[]
  long: string
  text: (text: string, value: number) => string
}

/** The same in words, in the same order. */
export function Sizes({ title, houses, long, text }: Props) {
  return (
    <details className={css.sizes}>
      <summary>
        {title}
        <i />
      </summary>
      <ol>
        {houses.map(({ project: { id, title, href, size }, height, year }) => (
          <li key={id}>
            <a href={href}>{title}</a>
            <span>{height}</span>
            <span>{size && text(long, size.length)}</span>
            <span>{year}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
