import { textsIn } from '../../src/content/service-texts.ts'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { type WordedField, wordedFields } from '../../src/forms/words.ts'
import type { Locale } from '../../src/routes.ts'
import { formKinds, texts } from './texts.ts'

// The templates of the pages that answer a post without script, without design (service/inquiries/answer-pages.ts).

export function thanksTemplate(locale: Locale): string {
  return page(locale, '<p>%%REFERENCE%%</p>')
}

export function errorTemplate(locale: Locale): string {
  const forms = formKinds.map(kind => `%%IF:form:${kind}%%${form(locale, kind)}%%END:form:${kind}%%`)
  return page(locale, `<p>%%SENTENCE%%</p>\n%%IF:faulty%%<h2>Summary</h2>%%END:faulty%%\n${forms.join('\n')}`)
}

function form(locale: Locale, kind: string): string {
  return `<form method="post" action="${endpoint}">
<input type="hidden" name="${hiddenFields.kind}" value="${kind}">
<input type="hidden" name="${hiddenFields.locale}" value="${locale}">
<input type="hidden" name="${hiddenFields.person}" value="%%PERSON%%">
${wordedFields(kind, textsIn(texts, locale).forms).map(control).join('\n')}
</form>`
}

function control({ name, label, choices }: WordedField): string {
  const attributes = `name="${name}" data-answer="%%STATE:${name}%%"`
  const options = choices?.map(
    ({ value, label: shown }) =>
      `<option value="${value}" data-answer="%%CHOSEN:${name}:${value}%%">${shown}</option>`,
  )
  const input = options
    ? `<select ${attributes}>${options.join('')}</select>`
    : `<textarea ${attributes}>%%VALUE:${name}%%</textarea>`
  return `<label>${label} ${input}</label> %%IF:wrong:${name}%%<strong>%%ERROR:${name}%%</strong>%%END:wrong:${name}%%`
}

const page = (locale: Locale, content: string) =>
  `<!doctype html><html lang="${locale}"><title>Answer</title><main>${content}</main></html>`
