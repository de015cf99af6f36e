import '../../parts/Button/Button.css'
import './CookieTable.css'
import { Button } from '../../parts/Button/Button.tsx'

/** Ends counting on this device; site/datenschutz/statistics-opt-out.client.ts does it and says how things stand. */
export function StatisticsOptOut({ button, on, off }: { button: string; on: string; off: string }) {
  return (
    <div className="opt-out">
      <Button arrow={false} data-statistics-off="">
        {button}
      </Button>
      <p className="small" role="status" data-on={on} data-off={off} />
    </div>
  )
}
