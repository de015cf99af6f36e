import { Fragment, type ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { Field, type FieldTemplate } from '../../parts/Field/Field.tsx'
import { HiddenFields } from '../../parts/Field/HiddenFields.tsx'
import formCss from '../../parts/Form/Form.module.css'
import { PrivacyLine } from '../../parts/Form/PrivacyLine.tsx'
import type { FormSetup } from '../../parts/Form/setup.ts'
import { classes } from '../../styles/classes.ts'
import css from './AnswerForm.module.css'

/** Marks a part of the page that the service keeps only if a condition holds (service/inquiries/answer-pages.ts). */
const when = (what: string, part: ReactNode) => (
  <>
    {`%%IF:${what}%%`}
    {part}
    {`%%END:${what}%%`}
  </>
)

const template: FieldTemplate = {
  control: name => ({ 'data-answer': `%%STATE:${name}%%`, defaultValue: `%%VALUE:${name}%%` }),
  option: (name, value) => ({ 'data-answer': `%%CHOSEN:${name}:${value}%%` }),
  error: name => `%%ERROR:${name}%%`,
  when: (what, name, part) => when(`${what}:${name}`, part),
}

/** Shows a form that the service returns with the typed values and their errors. */
export function AnswerForm({ kind, locale, person, endpoint, fields, texts, privacy, summary }: Props) {
  const id = (name: string) => `${kind}-${name}`
  const asked = fields.filter(field => field.kind !== 'given')
  const form = (
    <form className={classes(formCss.form, css.answer)} method="post" action={endpoint}>
      <HiddenFields id={kind} kind={kind} locale={locale} person={person} trap={texts.trap} />
      {when(
        'faulty',
        <div className={css.summary}>
          <h2 className="h4">{summary}</h2>
          <ul>
            {asked.map(({ name, label }) => (
              <Fragment key={name}>
                {when(
                  `wrong:${name}`,
                  <li>
                    <a href={`#${id(name)}`}>{`${label}: %%ERROR:${name}%%`}</a>
                  </li>,
                )}
              </Fragment>
            ))}
          </ul>
        </div>,
      )}
      <div className={formCss.fields}>
        {fields.map(field =>
          field.kind === 'given' ? (
            <input key={field.name} type="hidden" name={field.name} value={`%%VALUE:${field.name}%%`} />
          ) : (
            <Field key={field.name} id={id(field.name)} field={field} words={texts} template={template} />
          ),
        )}
      </div>
      <div className={formCss.foot}>
        <Button type="submit" tone="ink">
          {texts.send}
        </Button>
        <p className="note">{texts.requiredNote}</p>
      </div>
      <PrivacyLine texts={texts} href={privacy} />
    </form>
  )
  return when(`form:${kind}`, form)
}

type Props = FormSetup & { summary: string }
