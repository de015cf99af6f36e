import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { SectionProps } from '../resolved.ts'
import type { systemNotice } from './schema.ts'

type Props = SectionProps<typeof systemNotice> & { home: string }

/** A form without script is answered with it; the service fills the token (service/inquiries/answer-pages.ts). */
export function Thanks({ heading, lead = '', reference, button, home }: Props) {
  return (
    <>
      <PageHero heading={heading} lead={lead} />
      <div className="wrap hung">
        <p className="h3">
          {reference}: <strong>%%REFERENCE%%</strong>
        </p>
        <p className="hung">
          <Button tone="ink" href={home}>
            {button}
          </Button>
        </p>
      </div>
    </>
  )
}
