import { FormFoot } from '../parts/Form/FormFoot.tsx'
import { OutcomeNote } from '../parts/Form/OutcomeNote.tsx'
import type { Examples } from './examples.ts'
import { State } from './State.tsx'
import css from './Styleguide.module.css'

const asUsual = { pending: false, disabled: false, quiet: false, failed: false }
const feet = {
  ready: asUsual,
  sending: { ...asUsual, pending: true },
  'something is wrong': { ...asUsual, quiet: true },
  failed: { ...asUsual, quiet: true, failed: true },
  'disabled until its script is there': { ...asUsual, disabled: true },
}
const nothing = () => undefined

/** Shows the states of a form while and after it is sent. */
export function FormStates({ quote }: Pick<Examples, 'quote'>) {
  return (
    <>
      {Object.entries(feet).map(([name, state]) => (
        <State key={name} name={name}>
          <div className={css.narrow}>
            <FormFoot setup={quote} {...state} />
          </div>
        </State>
      ))}
      <State name="sent, with its reference">
        <OutcomeNote
          texts={quote.texts}
          outcome={{ accepted: true, reference: 'K7M2-9QXA' }}
          reopen={nothing}
          dismiss={nothing}
        />
      </State>
      <State name="not arrived">
        <OutcomeNote texts={quote.texts} outcome={{ accepted: false }} reopen={nothing} dismiss={nothing} />
      </State>
    </>
  )
}
