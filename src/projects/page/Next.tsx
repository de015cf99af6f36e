import { Arrow } from '../../parts/Button/Arrow.tsx'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Drawing } from '../../parts/Drawing/Drawing.tsx'
import { onSheet } from '../../parts/Drawing/metres.ts'
import { classes } from '../../styles/classes.ts'
import css from './Next.module.css'
import type { ProjectPage } from './present.ts'

type Next = ProjectPage['view']['next']

/** The next of all projects; for who came from a selection, the next of that lies ready (next.client.ts). */
export function NextProject({ next: [first, ...others] }: { next: Next }) {
  return (
    <>
      {first && <NextSection {...first} />}
      {others.map(next => (
        <template key={next.href + next.previous.href} data-within={next.within.join(' ')}>
          <NextSection {...next} />
        </template>
      ))}
    </>
  )
}

/** The next project stands on the lower edge of the sheet, at the scale of this page. */
function NextSection({ within, href, title, label, previous, drawing }: Next[number]) {
  const ground = drawing && onSheet(drawing.frame, drawing.frame.x, drawing.scale.width, true)
  const people = drawing && [2.6, 1.7].map(left => ({ x: drawing.frame.x - left, y: 0 }))
  return (
    <section className={css.next} aria-labelledby="next" data-within={within.join(' ')}>
      <div className="wrap">
        <p className="note">{label}</p>
        <a className={css.link} href={href}>
          <h2 className="h1" id="next">
            {title}
          </h2>
          <Arrow long />
        </a>
      </div>
      {drawing && ground && (
        <div className={css.run}>
          <div className="wrap">
            <div
              className={classes(
                drawing.scale.layout === 'nine' && css.nine,
                drawing.scale.layout === 'half' && css.half,
                drawing.scale.layout === 'whole' && css.whole,
              )}
            >
              <Drawing drawing={{ href: drawing.href, sheet: ground, alt: drawing.alt, people }} />
            </div>
          </div>
        </div>
      )}
      <div className={classes('wrap', css.foot)}>
        <p className="note">{drawing?.size}</p>
        <ArrowLink href={previous.href} arrow={false}>
          {previous.label}
        </ArrowLink>
      </div>
    </section>
  )
}
