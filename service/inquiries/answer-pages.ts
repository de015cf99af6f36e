import type { Errors } from '../../src/forms/check-form.ts'
import { escapeHtml } from '../mail/plain.ts'

/**
 * The pages that answer an ordinary form post (no JavaScript). The build makes them as templates in the site's design:
 * `thanks.html` and `form-error.html`, and the same under `en/`. What the service fills in:
 *
 *   %%REFERENCE%%                the reference (thanks page)
 *   %%SENTENCE%%                 what happened, one sentence (error page)
 *   %%VALUE:field%%              what was typed
 *   %%PERSON%%                   who is to get it, as the form said
 *   %%ERROR:field%%              what is wrong with that field, or nothing
 *   data-answer="%%STATE:field%%"           becomes aria-invalid="true" when the field is wrong, with autofocus for the
 *                                           first of them; otherwise it goes
 *   data-answer="%%CHOSEN:field:value%%"    on an <option>: becomes `selected`, or goes
 *   %%IF:what%% … %%END:what%%   stays only when it is so: `form:home` (this kind of form was sent), `wrong:name` and
 *                                `right:name` (the field), `faulty` (any field)
 *
 * Values are escaped for HTML. They are put in once: tokens inside of what a visitor typed stay text.
 */
export interface AnswerData {
  reference?: string
  sentence?: string
  kind?: string
  person?: string
  fields?: Record<string, unknown>
  errors?: Errors
}

const block = /%%IF:([\w:-]+)%%([\s\S]*?)%%END:\1%%/g
const token =
  /data-answer="%%(STATE|CHOSEN):([\w-]+)(?::([\w-]+))?%%"|%%(REFERENCE|SENTENCE|PERSON|VALUE|ERROR)(?::([\w-]+))?%%/g

export function renderAnswerPage(template: string, data: AnswerData): string {
  const { fields = {}, errors = {}, kind } = data
  const isWrong = (field = '') => Object.hasOwn(errors, field)
  // Errors come in the order of the form; `form` is about none of its fields.
  const firstWrong = Object.keys(errors).find(name => name !== 'form')
  const isSo = (condition: string): boolean => {
    const [what, of] = condition.split(':')
    if (what === 'form') return kind === of
    return what === 'faulty' ? Object.keys(errors).length > 0 : isWrong(of) === (what === 'wrong')
  }
  let page = template
  // Blocks may contain blocks, of which each pass opens the outermost.
  for (let before = ''; before !== page; ) {
    before = page
    page = page.replace(block, (_, condition: string, content: string) => (isSo(condition) ? content : ''))
  }
  const text = (value: unknown) => (typeof value === 'string' ? escapeHtml(value) : '')
  return page.replace(token, (_, state?: string, field = '', choice?: string, name?: string, of = '') => {
    if (state === 'CHOSEN') return fields[field] === choice ? 'selected' : ''
    if (state) return isWrong(field) ? `aria-invalid="true"${field === firstWrong ? ' autofocus' : ''}` : ''
    if (name === 'REFERENCE') return text(data.reference)
    if (name === 'SENTENCE') return text(data.sentence)
    if (name === 'PERSON') return text(data.person)
    const values = name === 'ERROR' ? errors : fields
    return Object.hasOwn(values, of) ? text(values[of]) : ''
  })
}
