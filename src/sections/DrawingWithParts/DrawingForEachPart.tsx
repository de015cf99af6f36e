import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { InlineDrawing } from '../../parts/Drawing/InlineDrawing.tsx'
import { Rows } from '../../parts/Rows/Rows.tsx'
import { LeadHead } from '../../parts/Section/LeadHead.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './DrawingForEachPart.module.css'
import type { drawingWithParts } from './schema.ts'

type Props = SectionProps<typeof drawingWithParts>

/** Shows several parts, each with a drawing or a data sheet above its text. */
export function DrawingForEachPart({ heading, lead, text, parts, action, at }: Props) {
  return (
    <Section {...at}>
      {lead === undefined ? (
        <SectionHead id={at.id} title={heading}>
          <p className="copy small">{text}</p>
        </SectionHead>
      ) : (
        <LeadHead id={at.id} heading={heading} lead={lead} copy={text} />
      )}
      <ol className={classes('columns tiled', css.parts)}>
        {parts.map(({ title, text, drawing, alt, rows }) => (
          <li key={title}>
            {drawing === undefined ? <Rows rows={rows ?? []} /> : <InlineDrawing svg={drawing} alt={alt} />}
            <h3 className="h3">{title}</h3>
            <p className={classes('copy small', css.text)}>{text}</p>
          </li>
        ))}
      </ol>
      {action && (
        <p className={css.action}>
          <ActionButton action={action} />
        </p>
      )}
    </Section>
  )
}
