import { classes } from '../../styles/classes.ts'
import { Arrow } from '../Button/Arrow.tsx'
import { relOf } from '../Button/action-data.ts'
import css from './ServiceList.module.css'

export type ServiceLine = { title: string; text: string; link: string }

type Props = {
  services: ServiceLine[]
  /** The dialog of this page that opens for the chosen service. Without scripts the link opens its page. */
  dialog?: string | undefined
  /** A text that screen readers read after the name if the line opens a dialog. */
  purpose?: string | undefined
}

/** Lists services in large type. */
export function ServiceList({ services, dialog, purpose }: Props) {
  return (
    <ul className={css.list}>
      {services.map(({ title, text, link }) => (
        <li key={title}>
          <a
            className={classes('grid growing', css.link)}
            href={link}
            rel={relOf(link)}
            data-dialog={dialog}
            data-service={dialog && title}
          >
            <b data-part="display">
              {title}
              {purpose && <span className="vh">: {purpose}</span>}
            </b>{' '}
            <span>{text}</span>
            <Arrow long />
          </a>
        </li>
      ))}
    </ul>
  )
}
