import type { FormValues } from '../../forms/definitions.ts'
import type { WordedField } from '../../forms/words.ts'

/** Lets the browser post a form. Values that the page fills in have no visible field, so they go into hidden ones. */
export function postElsewhere(
  form: HTMLFormElement,
  fields: readonly Pick<WordedField, 'name' | 'kind'>[],
  values: FormValues,
): void {
  for (const { name, kind } of fields) {
    const input = kind === 'given' && (form.elements.namedItem(name) as HTMLInputElement | null)
    if (input) input.value = values[name] ?? ''
  }
  form.submit()
}
