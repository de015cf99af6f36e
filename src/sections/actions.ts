// Resolves the target of a button: a page, or a dialog with a fallback for browsers without script.
import { type Action, chatForm } from '../content/action.ts'
import { inLanguage } from '../content/resolve.ts'
import type { PersonRef } from '../content/values.ts'
import type { ActionData } from '../parts/Button/action-data.ts'
import { type Locale, pathOf } from '../routes.ts'
import { placeholderValues } from '../site/placeholder-values.ts'
import { anchorOfForm, chatSetup, formSetup } from '../site/shared/forms.ts'
import { personData } from '../site/shared/persons.ts'
import { content, site } from '../site/shared/site.ts'
import type { Dialogs } from './dialogs.ts'

export async function resolveAction(
  action: Action,
  contactPerson: PersonRef | undefined,
  locale: Locale,
  dialogs: Dialogs,
): Promise<ActionData> {
  const { firm, people } = site(locale)
  const contact = pathOf('contact', locale)
  const value = inLanguage(action.value, locale, placeholderValues(content, locale))
  const data = {
    dialog: undefined,
    main: value.main,
    note: value.note,
    label: value.label ?? '',
  }

  if (value.link) return { ...data, href: value.link }
  if (value.mail) {
    const query = value.subject === undefined ? '' : `?subject=${encodeURIComponent(value.subject)}`
    return {
      ...data,
      mail: data.label ? undefined : value.mail,
      label: data.label || value.mail,
      href: `mailto:${value.mail}${query}`,
    }
  }
  if (value.phone) {
    const person = value.phone === 'person' && contactPerson ? people.persons[contactPerson.id] : undefined
    const phone = person?.phone ?? firm.phone
    return { ...data, isCall: true, label: data.label || phone.shown, href: phone.href }
  }
  if (value.form) {
    const { id } = value.form
    const setup = id === chatForm ? chatSetup(locale) : formSetup(locale, id, contactPerson?.id)
    const title = data.label
    if (!dialogs.has(id)) dialogs.set(id, { id, title, note: data.note, form: setup })
    return { ...data, href: `${contact}#${anchorOfForm(id)}`, dialog: id }
  }
  const ref = value.person ?? contactPerson
  if (!ref) throw new Error('A button shows the contact person, but the page has none.')
  const id = `person-${ref.id}`
  if (!dialogs.has(id)) dialogs.set(id, { id, person: await personData(ref, locale) })
  const anchor = people.persons[ref.id]?.anchor
  return { ...data, href: anchor ? `${contact}#${anchor}` : contact, dialog: id }
}
