import type { Errors } from '../../src/forms/check-form.ts'
import { escapeHtml } from '../mail/plain.ts'

/**
 * The pages that answer an ordinary form post (no JavaScript). The build makes them as templates in the site's design:
 * `thanks.html` and `form-error.html`, and the same under `en/`. The service fills in:
 *
 *   %%REFERENCE%%                the reference (thanks page)
 *   %%SENTENCE%%                 one sentence about the problem (error page)
 *   %%VALUE:field%%              the typed value
 *   %%PERSON%%                   the recipient that the form named
 *   %%ERROR:field%%              the error of that field, or nothing
 *   data-answer="%%STATE:field%%"           becomes aria-invalid="true" if the field is wrong, with autofocus for the
 *                                           first of them; otherwise it is removed
 *   data-answer="%%CHOSEN:field:value%%"    on an <option>: becomes `selected`, or is removed
 *   %%IF:what%% … %%END:what%%   stays only if the condition is true: `form:home` (this kind of form was sent),
 *                                `wrong:name` and `right:name` (the field), `faulty` (any field)
 *
 * Values are escaped for HTML and inserted in a single pass, so that tokens in a visitor's text stay text.
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
  // Errors are in the order of the form. The key `form` is an error without a field.
  const firstWrong = Object.keys(errors).find(name => name !== 'form')
  const isSo = (condition: string): boolean => {
    const [what, of] = condition.split(':')
    if (what === 'form') return kind === of
    return what === 'faulty' ? Object.keys(errors).length > 0 : isWrong(of) === (what === 'wrong')
  }
  let page = template
  // Blocks can be nested; each pass resolves the outermost ones.
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
