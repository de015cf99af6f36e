import { TextLink } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import type { ServiceState } from './service-state.server.ts'
import { startWords } from './words.ts'

/** The state of the service, for the start page. */
export function ServiceBrief() {
  const t = useWords(startWords)
  const { language, me } = useSession()
  const { data } = useData<ServiceState>('service')
  if (!data) return null
  const cells = [
    [t.pages, data.pages.toLocaleString(language)],
    [t.answers.label, data.answers ? t.answers.yes : t.answers.no],
    ...(data.mails ? [[t.mails, t.mailsSaid(data.mails.scheduled, data.mails.undeliverable)]] : []),
    [t.free, t.gigabytes(Math.floor(data.free / 1e9))],
  ]
  return (
    <section className={layout.section} aria-labelledby="b-service">
      <div className={layout.sectionHead}>
        <h2 id="b-service">{t.service}</h2>
      </div>
      <dl className={lists.facts}>
        {cells.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {me.may.administer && (
        <p className={layout.below}>
          <TextLink to="version">{t.version}</TextLink>
        </p>
      )}
    </section>
  )
}
