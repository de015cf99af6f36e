import { escapeHtml } from '../../service/mail/plain.ts'
import { type MailTexts, readMailTexts } from '../../service/mail/texts.ts'
import {
  endpoint,
  type FormKind,
  type FormLocale,
  formKinds,
  hiddenFields,
} from '../../src/forms/protocol.ts'
import { budgetRanges, limits, projectTypes, timelines } from '../../src/forms/schema.ts'

// The pages that answer an ordinary post, as templates without design (service/answer-pages.ts).

const words = {
  de: {
    thanks: 'Anfrage gesendet!',
    reference: 'Ihre Referenz',
    error: 'Fehler beim Senden',
    choose: 'Bitte wählen',
    optional: '(optional)',
    leaveEmpty: 'Bitte leer lassen',
    send: 'Senden',
    home: 'Zur Startseite',
  },
  en: {
    thanks: 'Request sent!',
    reference: 'Your reference',
    error: 'Error sending',
    choose: 'Please choose',
    optional: '(optional)',
    leaveEmpty: 'Please leave empty',
    send: 'Send',
    home: 'To the home page',
  },
}
const texts = readMailTexts()

export function thanksTemplate(locale: FormLocale): string {
  const t = words[locale]
  return page(locale, t.thanks, `<p>${t.reference}: <strong>%%REFERENCE%%</strong></p>`)
}

export function errorTemplate(locale: FormLocale): string {
  const forms = formKinds.map(kind => `<!--if form:${kind}-->${form(locale, kind)}<!--end form:${kind}-->`)
  return page(locale, words[locale].error, `<p role="alert">%%SENTENCE%%</p>\n${forms.join('\n')}`)
}

type FieldName = keyof MailTexts['fields']

interface Field {
  name: FieldName
  required?: boolean
  max?: number
  type?: 'email' | 'tel'
  long?: boolean
  choices?: readonly (keyof MailTexts['choices'])[]
}

const email: Field = { name: 'email', type: 'email', required: true, max: limits.email }
const phone: Field = { name: 'phone', type: 'tel', max: limits.phone }
const quoteFields: Field[] = [
  { name: 'service', max: limits.service },
  { name: 'company', max: limits.company },
  { name: 'name', required: true, max: limits.name },
  email,
  phone,
  { name: 'message', required: true, long: true, max: limits.message },
]
const homeFields: Field[] = [
  { name: 'fullName', required: true, max: limits.name },
  email,
  phone,
  { name: 'projectType', required: true, choices: projectTypes },
  { name: 'budgetRange', choices: budgetRanges },
  { name: 'timeline', choices: timelines },
  { name: 'location', required: true, max: limits.location },
  { name: 'description', required: true, long: true, max: limits.description },
]

function form(locale: FormLocale, kind: FormKind): string {
  const t = words[locale]
  const fields = kind === 'home' ? homeFields : quoteFields
  return `<form method="post" action="${endpoint}">
<input type="hidden" name="${hiddenFields.kind}" value="${kind}">
<input type="hidden" name="${hiddenFields.locale}" value="${locale}">
${fields.map(field => control(locale, kind, field)).join('\n')}
<p hidden><label>${t.leaveEmpty} <input name="${hiddenFields.honeypot}" value="" autocomplete="off" tabindex="-1"></label></p>
<p><button type="submit">${t.send}</button></p>
</form>`
}

function control(locale: FormLocale, kind: FormKind, field: Field): string {
  const { name, required = false, max, type = 'text', long = false, choices } = field
  const t = words[locale]
  const id = `${kind}-${name}`
  // On the existing-buildings page the message is called project description.
  const labelled = kind === 'existing-buildings' && name === 'message' ? 'description' : name
  const label = `${escapeHtml(texts.fields[labelled][locale])} ${required ? '*' : t.optional}`
  const common = `id="${id}" name="${name}" aria-invalid="%%INVALID:${name}%%" aria-describedby="${id}-error"${required ? ' required' : ''}${max ? ` maxlength="${max}"` : ''}`
  const options = (choices ?? []).map(
    choice =>
      `<option value="${choice}" data-selected="%%SELECTED:${name}:${choice}%%">${escapeHtml(texts.choices[choice][locale])}</option>`,
  )
  const input = choices
    ? `<select ${common}><option value="">${t.choose}</option>${options.join('')}</select>`
    : long
      ? `<textarea ${common} rows="8" cols="60">%%VALUE:${name}%%</textarea>`
      : `<input type="${type}" ${common} value="%%VALUE:${name}%%">`
  return `<p><label for="${id}">${label}</label><br>${input}<br><strong id="${id}-error"><!--if error:${name}-->%%ERROR:${name}%%<!--end error:${name}--></strong></p>`
}

function page(locale: FormLocale, title: string, content: string): string {
  const t = words[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="${locale === 'en' ? '/en' : '/'}">${t.home}</a></p>
</main>
</body>
</html>
`
}
