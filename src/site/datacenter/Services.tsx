import { LeadHead } from '../../parts/Section/LeadHead.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Services.module.css'

export type ServicePhase = { title: string; text: string; services: { title: string }[] }

type Props = { id: string; heading: string; lead: string; copy: string; phases: ServicePhase[] }

/** Everything the firm does for a data centre, numbered through the phases of a project. */
export function DatacenterServices({ id, heading, lead, copy, phases }: Props) {
  const firstNumber = phases.map((_, index) =>
    phases.slice(0, index).reduce((sum, phase) => sum + phase.services.length, 1),
  )
  return (
    <>
      <LeadHead id={id} heading={heading} lead={lead} copy={copy} />
      <div className={classes('columns tiled', css.phases)}>
        {phases.map((phase, index) => (
          <div key={phase.title}>
            <h3 className="h4">{phase.title}</h3>
            <p className="small">{phase.text}</p>
            <ol className="hairlines" start={firstNumber[index]}>
              {phase.services.map((service, place) => (
                <li key={service.title}>
                  <span className="tn" aria-hidden="true">
                    {String((firstNumber[index] ?? 1) + place).padStart(2, '0')}
                  </span>
                  {service.title}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  )
}
