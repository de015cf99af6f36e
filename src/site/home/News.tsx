import { StepButton } from '../../parts/Button/StepButton.tsx'
import { ScaleBar } from '../../parts/ScaleBar/ScaleBar.tsx'
import css from './News.module.css'
import { NewsCard } from './NewsCard.tsx'
import type { HomePage } from './present.ts'

/**
 * One, two or three items side by side in a list that scrolls and snaps by itself. Its buttons come with the script
 * (news.client.ts); without it the others are a swipe away.
 */
export function News({ id, heading, labels, items }: HomePage['news'] & { id: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a carousel
    <div role="group" aria-roledescription={labels.roledescription} aria-label={labels.label} data-news="">
      <div className="sec-head">
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        <div className={css.controls} data-controls="">
          <span className={css.scale}>
            <ScaleBar fields={items.length} />
          </span>
          <span className="vh" aria-live="polite" data-position={labels.position} />
          <span className={css.steps}>
            <StepButton back label={labels.previous} data-step="-1" />
            <StepButton label={labels.next} data-step="1" />
          </span>
        </div>
      </div>
      <ul className={css.list}>
        {items.map(item => (
          <NewsCard key={item.date.iso} item={item} />
        ))}
      </ul>
    </div>
  )
}
