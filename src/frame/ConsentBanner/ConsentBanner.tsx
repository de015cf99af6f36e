import { Button } from '../../parts/Button/Button.tsx'
import css from './ConsentBanner.module.css'

export type ConsentData = {
  title: string
  intro: string
  privacy: { href: string; label: string }
  more: string
  less: string
  necessaryTitle: string
  necessary: string
  statisticsTitle: string
  statistics: string
  acceptAll: string
  essentialOnly: string
  reject: string
}

/**
 * Asks for consent with three equal answers. A script shows it if no answer is stored (frame/asking.ts). Without scripts
 * nothing is stored, so it stays hidden.
 */
export function ConsentBanner(data: ConsentData) {
  return (
    <section className={css.banner} id="consent" data-part="consent" aria-labelledby="consent-title">
      <h2 id="consent-title">{data.title}</h2>
      <details className={css.more}>
        <summary>
          <span className={css.closed}>{data.more}</span> <span className={css.open}>{data.less}</span>
        </summary>
        <dl>
          <div>
            <dt>{data.necessaryTitle}</dt>
            <dd>{data.necessary}</dd>
          </div>
          <div>
            <dt>{data.statisticsTitle}</dt>
            <dd>{data.statistics}</dd>
          </div>
        </dl>
      </details>
      <p>
        {data.intro} <a href={data.privacy.href}>{data.privacy.label}</a>.
      </p>
      <div className={css.answers}>
        <Button compact arrow={false} data-consent="all">
          {data.acceptAll}
        </Button>
        <Button compact arrow={false} data-consent="essential">
          {data.essentialOnly}
        </Button>
        <Button compact arrow={false} data-consent="rejected">
          {data.reject}
        </Button>
      </div>
    </section>
  )
}
