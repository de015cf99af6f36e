import type { FormValues } from '../../forms/definitions.ts'
import type { WordedField } from '../../forms/words.ts'

/** Lets the browser post a form. A value that was not typed is in no field of its own, so it goes into a hidden one. */
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
