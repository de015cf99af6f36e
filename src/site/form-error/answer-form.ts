// The fields of a form that the service sends back, from the same lists and labels as the islands.
import { endpoint, type FormKind } from '../../forms/protocol.ts'
import { budgetRanges, projectTypes, timelines } from '../../forms/schema.ts'
import type { Locale } from '../../routes.ts'
import { site } from '../shared/site.ts'
import type { AnswerFieldData } from './AnswerField.tsx'

export function answerForm(locale: Locale, kind: FormKind) {
  const { labels, choose, choices, optional, requiredNote, send } = site(locale).interface.form
  const shown: Record<string, string> = choices
  const choice = (values: readonly string[]) => values.map(value => ({ value, label: shown[value] ?? value }))
  const email: AnswerFieldData = { name: 'email', label: labels.email, type: 'email', required: true }
  const phone: AnswerFieldData = { name: 'phone', label: labels.phone, type: 'tel' }
  const fields: AnswerFieldData[] =
    kind === 'home'
      ? [
          { name: 'fullName', label: labels.name, required: true },
          email,
          phone,
          { name: 'projectType', label: labels.projectType, required: true, choices: choice(projectTypes) },
          { name: 'budgetRange', label: labels.budgetRange, choices: choice(budgetRanges) },
          { name: 'timeline', label: labels.timeline, choices: choice(timelines) },
          { name: 'location', label: labels.location, required: true },
          { name: 'description', label: labels.description, required: true, long: true },
        ]
      : [
          { name: 'company', label: labels.company },
          { name: 'name', label: labels.name, required: true },
          email,
          phone,
          {
            name: 'message',
            label: kind === 'existing-buildings' ? labels.projectDescription : labels.message,
            required: true,
            long: true,
          },
        ]
  return {
    kind,
    locale,
    endpoint,
    fields,
    labels: { optional, requiredNote, send, choose, trap: labels.trap },
  }
}
