import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Drawing } from '../../parts/Drawing/Drawing.tsx'
import { Portrait } from '../../parts/Person/Portrait.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Closing.module.css'
import type { ProjectPage } from './present.ts'

type Page = ProjectPage['view']
type Props = Page['closing'] & Pick<Page, 'discuss'> & { mark: number }

/** Shows the contact people and once more the whole house. */
export function ProjectClosing({
  mark,
  heading,
  answer,
  led,
  people,
  note,
  axonometry,
  discuss,
  sheet,
}: Props) {
  return (
    <Section mark={mark} id="closing" ownsRed={axonometry !== undefined}>
      <div className={classes('grid', css.closing, axonometry && css.drawn)}>
        <div className={css.words}>
          <h2 className="h2" id="closing">
            {heading}
          </h2>
          <p className="copy">{answer}</p>
          <div className="acts">
            <Button tone="ink" href={discuss.href} data-dialog="quote" data-service={discuss.service}>
              {discuss.label}
            </Button>
          </div>
          <ArrowLink href={sheet.href}>{sheet.label}</ArrowLink>
        </div>
        {people.length > 0 && (
          <div className={css.led}>
            <h3 className="note">{led}</h3>
            <ul>
              {people.map(({ name, role, label, portrait }) => (
                <li key={name}>
                  <div className={css.portrait}>
                    <Portrait name={name} label={label} picture={portrait} sizes="72px" />
                  </div>
                  <b>{name}</b> {role && <span>{role}</span>}
                </li>
              ))}
            </ul>
            {note && <p className="note">{note}</p>}
          </div>
        )}
        {axonometry && (
          <div className={css.axonometry}>
            <Drawing drawing={axonometry} />
          </div>
        )}
      </div>
    </Section>
  )
}
