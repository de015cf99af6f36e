import './QuoteTiles.css'
import { Arrow } from '../Button/Arrow.tsx'

type Props = {
  tiles: { title: string; text: string }[]
  /** What every tile offers; the dialog it opens, and where it leads without script. */
  label: string
  dialog: string
  link: string
}

/** Services as tiles; the whole tile asks for a quote. */
export function QuoteTiles({ tiles, label, dialog, link }: Props) {
  return (
    <ul className="tiles">
      {tiles.map(({ title, text }) => {
        const name = title.replaceAll('\u00ad', '')
        return (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={link} data-dialog={dialog} data-service={name}>
              <span>
                {label}
                <span className="vh">: {name}</span>
              </span>
              <Arrow />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
