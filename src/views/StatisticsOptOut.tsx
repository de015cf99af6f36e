import '../ui/Button.css'
import './CookieTable.css'
import { Button } from '../ui/Button.tsx'

/** Ends counting on this device; behaviours/statistics-opt-out.ts does it and says how things stand. */
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
