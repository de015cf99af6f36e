import { AxisHouse, type AxisHouseWords } from '../../parts/AxisHouse/AxisHouse.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { axis } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof axis> & { words: AxisHouseWords & { invitation: string } }

/** Shows the house whose measure the visitor can change. */
export function Axis({ heading, lead, words, at }: Props) {
  return (
    <Section {...at}>
      <div className={classes('beside', css.head)}>
        <h2 className="h2" id={at.id}>
          <Hyphenated text={heading} />
        </h2>
        <p className="lead">
          {`${lead} `}
          <span className="needs-script">{words.invitation}</span>
        </p>
      </div>
      <AxisHouse words={words} locale={at.page.locale} />
    </Section>
  )
}
