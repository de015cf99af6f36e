import type { ReactNode } from 'react'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { inquiryForms } from './schema.ts'
import css from './View.module.css'

type FormItem = SectionProps<typeof inquiryForms>['forms'][number] & {
  /** Says before the name of a service that the form is about it. Without it the form asks for none. */
  about: string | undefined
}

type Props = Omit<SectionProps<typeof inquiryForms>, 'forms'> & {
  forms: FormItem[]
  /** The form of each item, as `form0`, `form1` … */
  [slot: `form${number}`]: ReactNode
}

/** One question with several answers: forms of which one is open. */
export function InquiryForms({ heading, forms, at, ...slots }: Props) {
  return (
    <Section {...at} className={css.forms}>
      <h2 className="h2" id={at.id}>
        {heading}
      </h2>
      {forms.map(({ form, anchor, heading, ...item }, index) => (
        <details key={form} className={css.branch} name={at.id} open={index === 0}>
          {/* A browser opens the form only for an anchor inside it. */}
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

/** The words beside a form. */
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
