import { Drawing } from '../../parts/Drawing/Drawing.tsx'
import { Rows } from '../../parts/Rows/Rows.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { present } from './present.ts'
import type { oneProject } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof oneProject> & Awaited<ReturnType<typeof present>>

/** Shows text and facts beside the section of a house, drawn as on its own page. */
export function OneProject({ heading, lead, text, rows, caption, drawing, at }: Props) {
  return (
    <Section {...at}>
      <div className={classes('beside', css.project)}>
        <div>
          <h2 className="h2" id={at.id}>
            {heading}
          </h2>
          {lead && <p className={classes('lead', css.lead)}>{lead}</p>}
          {text && <p className="copy">{text}</p>}
          {rows.length > 0 && <Rows rows={rows} />}
        </div>
        <figure className={css.drawing}>
          <Drawing drawing={drawing} />
          <figcaption className="note">{caption}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
