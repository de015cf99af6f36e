import { ArrowLink } from '../parts/Button/ArrowLink.tsx'
import { Button } from '../parts/Button/Button.tsx'
import { StepButton } from '../parts/Button/StepButton.tsx'
import { Field } from '../parts/Field/Field.tsx'
import { MotionButton } from '../parts/MotionButton/MotionButton.tsx'
import type { Examples } from './examples.ts'
import { Part } from './Part.tsx'
import { State } from './State.tsx'
import css from './Styleguide.module.css'

/** Shows the parts that visitors press or fill in. */
export function Actions({ words, ui, forms, inquiry, contact }: Examples) {
  const { label, href } = contact
  const { previous, next } = ui.carousel
  // Takes one field of each kind.
  const fields = inquiry.fields.filter(
    ({ kind }, index) => kind !== 'given' && inquiry.fields.findIndex(field => field.kind === kind) === index,
  )
  return (
    <>
      <Part name="Button">
        <State name="red, ink, line">
          <div className="acts">
            <Button tone="red">{label}</Button>
            <Button tone="ink">{label}</Button>
            <Button>{label}</Button>
          </div>
        </State>
        <State name="link, without an arrow, compact">
          <div className="acts">
            <Button href={href}>{label}</Button>
            <Button arrow={false}>{label}</Button>
            <Button compact arrow={false}>
              {label}
            </Button>
          </div>
        </State>
        <State name="disabled, waiting">
          <div className="acts">
            <Button disabled>{label}</Button>
            <Button tone="red" aria-disabled>
              {forms.sending}
            </Button>
          </div>
        </State>
        <State name="wide, long">
          <Button tone="ink" wide>
            {words.long}
          </Button>
        </State>
        <State name="quiet link, with and without an arrow">
          <div className="acts">
            <ArrowLink href={href}>{label}</ArrowLink>
            <ArrowLink href={href} arrow={false}>
              {label}
            </ArrowLink>
          </div>
        </State>
        <State name="steps, at the end of the list">
          <div className="acts">
            <StepButton back label={previous} />
            <StepButton label={next} aria-disabled />
          </div>
        </State>
      </Part>
      <Part name="MotionButton">
        <State name="moving">
          <MotionButton labels={ui.motion} />
        </State>
        <State name="still">
          <MotionButton labels={ui.motion} />
        </State>
      </Part>
      <Part name="Tooltip">
        <State name="under the pointer, with the keyboard's focus">
          <div className="acts">
            <StepButton label={previous} back />
            <StepButton label={words.long} />
          </div>
        </State>
      </Part>
      <Part name="Field">
        <State name="empty">
          <div className={css.narrow}>
            {fields.map(field => (
              <Field key={field.name} id={`empty-${field.name}`} field={field} words={forms} />
            ))}
          </div>
        </State>
        <State name="wrong">
          <div className={css.narrow}>
            {fields.map(field => (
              <Field
                key={field.name}
                id={`wrong-${field.name}`}
                field={field}
                words={forms}
                error={words.wrong}
              />
            ))}
          </div>
        </State>
        <State name="optional, with a hint, counted, long">
          <div className={css.narrow}>
            {fields.map(({ required: _, ...field }) => (
              <Field
                key={field.name}
                id={`optional-${field.name}`}
                field={{ ...field, label: words.long, hint: words.wrong }}
                words={forms}
                count={field.kind === 'text' ? '12 / 2000' : undefined}
              />
            ))}
          </div>
        </State>
      </Part>
    </>
  )
}
