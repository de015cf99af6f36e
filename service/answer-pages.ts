import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormKind, FormLocale } from '../src/forms/protocol.ts'
import { escapeHtml } from './mail/plain.ts'
import { NoBuildError } from './static/build-record.ts'

/**
 * The pages an ordinary form post (no JavaScript) is answered with. The site prerenders them in its own design:
 * `thanks.html` and `form-error.html`, and the same under `en/`. What a template may contain:
 *
 *   %%REFERENCE%%                  the reference (thanks page)
 *   %%SENTENCE%%                   what happened, one sentence (error page)
 *   %%VALUE:field%%                what was typed, in a value="…" or a <textarea>; also %%VALUE:form-kind%% and the
 *                                  other hidden fields of src/forms/protocol.ts
 *   %%ERROR:field%%                the sentence for that field, or nothing
 *   aria-invalid="%%INVALID:field%%"           becomes "true" or "false"
 *   data-selected="%%SELECTED:field:value%%"   on an <option>: becomes `selected` or disappears
 *   <!--if form:home--> … <!--end form:home-->     stays only when this kind of form was sent; so
 *                                  form-error.html holds one form for quote, consultation and existing-buildings
 *                                  each, and one for home
 *   <!--if error:name--> … <!--end error:name-->   stays only when this field is wrong
 *
 * Values are escaped for HTML. They are put in once: tokens inside of what a visitor typed stay text.
 */
export interface AnswerData {
  reference?: string
  sentence?: string
  kind?: FormKind | undefined
  fields?: Record<string, string>
  errors?: Record<string, string>
}

const block = /<!--if ([\w:-]+)-->([\s\S]*?)<!--end \1-->/g
const token =
  /data-selected="%%SELECTED:([\w-]+):([\w-]*)%%"|%%(REFERENCE|SENTENCE|VALUE|ERROR|INVALID)(?::([\w-]+))?%%/g

export function renderAnswerPage(template: string, data: AnswerData): string {
  const { reference = '', sentence = '', fields = {}, errors = {} } = data
  const isTrue = (condition: string): boolean => {
    const [what = '', name = ''] = condition.split(':')
    return what === 'form' ? data.kind === name : what === 'error' && Object.hasOwn(errors, name)
  }
  let page = template
  // Blocks may contain blocks, of which each pass opens the outermost.
  for (let before = ''; before !== page; ) {
    before = page
    page = page.replace(block, (_, condition: string, content: string) => (isTrue(condition) ? content : ''))
  }
  return page.replace(token, (_, field?: string, choice?: string, name?: string, of = '') => {
    if (field !== undefined) return fields[field] === choice ? 'selected' : ''
    if (name === 'REFERENCE') return escapeHtml(reference)
    if (name === 'SENTENCE') return escapeHtml(sentence)
    if (name === 'INVALID') return String(Object.hasOwn(errors, of))
    const values = name === 'ERROR' ? errors : fields
    const text = Object.hasOwn(values, of) ? values[of] : undefined
    return text === undefined ? '' : escapeHtml(text)
  })
}

export type AnswerPages = Record<FormLocale, { thanks: string; error: string }>

/** Reads the templates of a build, once, at start. */
export function loadAnswerPages(siteDir: string): AnswerPages {
  const read = (name: string) => {
    const file = join(siteDir, `${name}.html`)
    if (existsSync(file)) return readFileSync(file, 'utf8')
    throw new NoBuildError(`The build in ${siteDir} has no ${name}.html; run npm run build again.`)
  }
  return {
    de: { thanks: read('thanks'), error: read('form-error') },
    en: { thanks: read('en/thanks'), error: read('en/form-error') },
  }
}
