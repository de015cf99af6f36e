import { hiddenFields } from '../forms/protocol.ts'
import type { FormSetup } from '../forms/setup.ts'

/** What an ordinary post says about itself, and the field only machines fill in. */
export function HiddenFields({ setup: { kind, locale, texts } }: { setup: FormSetup }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.kind} value={kind} />
      <input type="hidden" name={hiddenFields.locale} value={locale} />
      <p className="form-trap" aria-hidden="true">
        <label htmlFor={`${kind}-trap`}>{texts.trap}</label>
        <input
          id={`${kind}-trap`}
          name={hiddenFields.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
    </>
  )
}
