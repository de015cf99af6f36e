import { ActionLink } from '../../parts/Button/ActionLink.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { CardGrid } from '../../parts/Card/CardGrid.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './ComparedProjects.module.css'
import type { ComparedProject } from './compare.ts'
import { Squares } from './Squares.tsx'
import type { selectedProjects } from './schema.ts'

type Props = SectionProps<typeof selectedProjects> & {
  compared: ComparedProject[]
  /** The advice to scroll for the rest of the drawing. */
  hint: string
}

/** `sizes` of cards in columns, and on phones beside their text. */
const sizes = '(min-width: 1120px) 29vw, (min-width: 768px) 45vw, 37vw'

/** Shows projects as squares at one scale, and below them as cards. */
export function ComparedProjects({ heading, more, compare, compared, hint, at }: Props) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        {more && <ActionLink action={more} />}
      </SectionHead>
      <Squares projects={compared} label={compare?.label ?? heading} hint={hint} />
      <p className={classes('note', css.note)}>{compare?.note}</p>
      <CardGrid parts={4}>
        {compared.map(({ card }) => (
          <Card decorative key={card.title} {...card} className={css.card} sizes={sizes} />
        ))}
      </CardGrid>
    </Section>
  )
}
