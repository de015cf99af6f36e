import type { ReactNode } from 'react'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { inquiryForms } from './schema.ts'
import css from './View.module.css'

type FormItem = SectionProps<typeof inquiryForms>['forms'][number] & {
  /** The text before the name of a service that the form is about. Without it the form does not ask for a service. */
  about: string | undefined
}

type Props = Omit<SectionProps<typeof inquiryForms>, 'forms'> & {
  forms: FormItem[]
  /** The forms of the items, as slots `form0`, `form1` … */
  [slot: `form${number}`]: ReactNode
}

/** Offers several forms under one heading, of which one is open. */
export function InquiryForms({ heading, forms, at, ...slots }: Props) {
  return (
    <Section {...at} className={css.forms}>
      <h2 className="h2" id={at.id}>
        {heading}
      </h2>
      {forms.map(({ form, anchor, heading, ...item }, index) => (
        <details key={form} className={css.branch} name={at.id} open={index === 0}>
          {/* The anchor is inside the details element, because only then do browsers open it for the hash. */}
          <summary className="h3">{index === 0 ? <span id={anchor}>{heading}</span> : heading}</summary>
          <div
            className={classes('beside', css.form)}
            id={index === 0 ? undefined : anchor}
            data-service={item.about && ''}
          >
            <Side {...item} />
            <div>{slots[`form${index}`]}</div>
          </div>
        </details>
      ))}
    </Section>
  )
}

function Side({ about, text, steps, note }: Pick<FormItem, 'about' | 'text' | 'steps' | 'note'>) {
  return (
    <div className={css.side}>
      {about && (
        <p className={css.about} data-about="" hidden>
          {about} <b />
        </p>
      )}
      <p className="copy">{text}</p>
      {steps && (
        <ol className="hairlines">
          {steps.map(step => (
            <li className="small" key={step}>
              {step}
            </li>
          ))}
        </ol>
      )}
      {note && <p className={classes('small', css.note)}>{note}</p>}
    </div>
  )
}
