import { ActionLink } from '../../parts/Button/ActionLink.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { pictureLinks } from './schema.ts'
import css from './View.module.css'

/** Shows pictures of unequal size on the axes A, E and J, each linked to a page. */
export function PictureLinks({ heading, more, links, at }: SectionProps<typeof pictureLinks>) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        {more && <ActionLink action={more} />}
      </SectionHead>
      <ul className={classes('grid', css.cards)}>
        {links.map(({ link, ...card }) => (
          <Card
            key={card.title}
            {...card}
            href={link}
            sizes="(min-width: 900px) 42vw, 92vw"
            decorative
            item
          />
        ))}
      </ul>
    </Section>
  )
}
