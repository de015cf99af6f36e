import type { FormKind, FormLocale } from '../../forms/protocol.ts'
import { Button } from '../../parts/Button/Button.tsx'
import { HiddenFields } from '../../parts/Field/HiddenFields.tsx'
import formCss from '../../parts/Form/Form.module.css'
import { classes } from '../../styles/classes.ts'
import { AnswerField, type AnswerFieldData } from './AnswerField.tsx'
import css from './AnswerForm.module.css'

type Props = {
  kind: FormKind
  locale: FormLocale
  endpoint: string
  fields: AnswerFieldData[]
  labels: { optional: string; requiredNote: string; send: string; trap: string; choose: string }
}

/** A form as the service sends it back: service/answer-pages.ts fills the %%tokens%% with what was typed. */
export function AnswerForm({ kind, locale, endpoint, fields, labels }: Props) {
  return (
    <form className={classes(formCss.form, css.answer)} method="post" action={endpoint}>
      <HiddenFields kind={kind} locale={locale} trap={labels.trap} />
      {kind !== 'home' && <input type="hidden" name="service" value="%%VALUE:service%%" />}
      <div className={formCss.fields}>
        {fields.map(field => (
          <AnswerField key={field.name} id={`${kind}-${field.name}`} field={field} labels={labels} />
        ))}
      </div>
      <div className={formCss.foot}>
        <Button type="submit" tone="ink">
          {labels.send}
        </Button>
        <p className="note">{labels.requiredNote}</p>
      </div>
    </form>
  )
}
