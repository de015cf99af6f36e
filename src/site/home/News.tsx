import { StepButton } from '../../parts/Button/StepButton.tsx'
import { ScaleBar } from '../../parts/ScaleBar/ScaleBar.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import css from './News.module.css'
import { NewsCard } from './NewsCard.tsx'
import type { HomePage } from './present.ts'

/**
 * One, two or three items side by side in a list that scrolls and snaps by itself. Its buttons come with the script
 * (news.client.ts); without it the others are a swipe away.
 */
export function News({ id, heading, labels, items }: HomePage['view']['news'] & { id: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a carousel
    <div role="group" aria-roledescription={labels.roledescription} aria-label={labels.label} data-news="">
      <SectionHead id={id} title={heading}>
        {items.length > 1 && (
          <div className={css.controls} data-controls="">
            <ScaleBar fields={items.length} />
            <span className="vh" aria-live="polite" data-position={labels.position} />
            <span className={css.steps}>
              <StepButton back label={labels.previous} data-step="-1" />
              <StepButton label={labels.next} data-step="1" />
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
  )
}
