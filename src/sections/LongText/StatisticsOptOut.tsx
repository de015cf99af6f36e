import { Button } from '../../parts/Button/Button.tsx'
import { classes } from '../../styles/classes.ts'
import css from './StatisticsOptOut.module.css'

/** Ends counting on this device; frame/ConsentBanner/operate-opt-out.client.ts does it and says how things stand. */
export function StatisticsOptOut({ button, on, off }: { button: string; on: string; off: string }) {
  return (
    <div className={classes('acts needs-script', css.choice)}>
      <Button arrow={false} data-statistics-off="">
        {button}
      </Button>
      {/* The sentence keeps its room until the script has read the answer: text below must not move. */}
      <p className="small" role="status" data-on={on} data-off={off}>
        {on}
      </p>
    </div>
  )
}
