import { Section } from '../../parts/Section/Section.tsx'
import { StepList } from '../../parts/StepList/StepList.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { steps } from './schema.ts'
import css from './View.module.css'

/** Numbered steps beside their heading. */
export function Steps({ heading, steps: list, at }: SectionProps<typeof steps>) {
  return (
    <Section {...at}>
      <div className={classes('beside early', css.steps)}>
        <h2 className="h2" id={at.id}>
          {heading}
        </h2>
        <StepList steps={list} />
      </div>
    </Section>
  )
}
