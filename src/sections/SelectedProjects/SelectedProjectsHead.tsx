import { ActionLink } from '../../parts/Button/ActionLink.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './SelectedProjectsHead.module.css'
import type { selectedProjects } from './schema.ts'

export type SelectedProjectsProps = SectionProps<typeof selectedProjects>

/** Shows the heading above the projects, which is the same in every look. */
export function SelectedProjectsHead({ heading, text, more, at }: SelectedProjectsProps) {
  return (
    <>
      <SectionHead id={at.id} title={heading}>
        {more && <ActionLink action={more} />}
      </SectionHead>
      {text && <p className={classes('copy', css.text)}>{text}</p>}
    </>
  )
}
