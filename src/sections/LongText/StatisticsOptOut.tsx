import { Button } from '../../parts/Button/Button.tsx'
import { classes } from '../../styles/classes.ts'
import css from './StatisticsOptOut.module.css'

/**
 * Shows the button that stops counting on this device. frame/ConsentBanner/operate-opt-out.client.ts operates it and
 * shows the state.
 */
export function StatisticsOptOut({ button, on, off }: { button: string; on: string; off: string }) {
  return (
    <div className={classes('acts needs-script', css.choice)}>
      <Button arrow={false} data-statistics-off="">
        {button}
      </Button>
      {/* The sentence reserves its space until the script has read the answer, so that the text below does not move. */}
      <p className="small" role="status" data-on={on} data-off={off}>
        {on}
      </p>
    </div>
  )
}
