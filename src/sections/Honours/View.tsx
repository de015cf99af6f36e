import { Section } from '../../parts/Section/Section.tsx'
import { type HonourRow, HonourTable } from '../../projects/HonourTable.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { honours } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof honours> & { rows: HonourRow[] }

/** Lists the honours of the firm and its projects. */
export function Honours({ heading, text, rows, at }: Props) {
  return (
    <Section {...at}>
      <div className="beside">
        <div>
          <h2 className="h2" id={at.id}>
            {heading}
          </h2>
          {text && <p className={classes('copy', css.text)}>{text}</p>}
        </div>
        <HonourTable rows={rows} />
      </div>
    </Section>
  )
}
