import { StepButton } from '../../parts/Button/StepButton.tsx'
import { ScaleBar } from '../../parts/ScaleBar/ScaleBar.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import type { Site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import { NewsCard } from './NewsCard.tsx'
import type { NewsItem } from './present.ts'
import type { news } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof news> & {
  items: NewsItem[]
  words: Site['interface']['news']
  /** The word for a carousel that screen readers announce. */
  role: string
}

/**
 * Shows one to three items side by side in a list that scrolls and snaps natively. The script adds buttons
 * (news.client.ts); without it visitors can swipe.
 */
export function News({ heading, items, words, role, at }: Props) {
  return (
    <Section {...at}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a carousel */}
      <div role="group" aria-roledescription={role} aria-label={words.label} data-news="">
        <SectionHead id={at.id} title={heading}>
          {items.length > 1 && (
            <div className={css.controls} data-controls="">
              <ScaleBar fields={items.length} />
              <span className="vh" aria-live="polite" data-position={words.position} />
              <span className={css.steps}>
                <StepButton back label={words.previous} data-step="-1" />
                <StepButton label={words.next} data-step="1" />
              </span>
            </div>
          )}
        </SectionHead>
        <ul className={css.list}>
          {items.map(item => (
            <NewsCard key={item.title} item={item} />
          ))}
        </ul>
      </div>
    </Section>
  )
}
