import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { SectionProps } from '../resolved.ts'
import type { systemNotice } from './schema.ts'

/** The page that confirms a form sent without scripts. The service fills in the token (service/inquiries/answer-pages.ts). */
export function Thanks({ heading, lead = '', reference, action }: SectionProps<typeof systemNotice>) {
  return (
    <>
      <PageHero heading={heading} lead={lead} />
      <div className="wrap hung">
        <p className="h3">
          {reference}: <strong>%%REFERENCE%%</strong>
        </p>
        {action && (
          <p className="hung">
            <Button tone="ink" href={action.href} data-dialog={action.dialog}>
              {action.label}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
