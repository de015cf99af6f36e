import { type ServiceTexts, textsIn } from '../../src/content/service-texts.ts'
import { checkForm, type Errors } from '../../src/forms/check-form.ts'
import type { FormField, FormValues } from '../../src/forms/definitions.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { hasForm, wordedFields } from '../../src/forms/words.ts'
import { type Asked, askedWith } from './asked.ts'
import type { FormPost } from './form-post.ts'

export type CheckedForm = { kind: string; fields: FormValues; asked: Asked } | { errors: Errors }

/** Also accepts a form of the last version (`former`), because a page opened before a build still posts it. */
export function checkFormPost(
  post: FormPost,
  texts: ServiceTexts,
  former: ServiceTexts | undefined,
): CheckedForm {
  const checked = checkWith(texts, post)
  if (!former || !('errors' in checked) || !mayBeFormer(post, checked.errors, texts, former)) return checked
  const second = checkWith(former, post)
  return 'errors' in second ? checked : second
}

function checkWith(texts: ServiceTexts, { kind, locale, fields }: FormPost): CheckedForm {
  const { forms } = textsIn(texts, locale)
  if (!hasForm(kind, forms)) return { errors: { [hiddenFields.kind]: forms.messages.choiceInvalid } }
  const checked = checkForm(wordedFields(kind, forms), fields, forms.messages.fieldInvalid)
  if ('errors' in checked) return checked
  const { values } = checked
  return { kind, fields: values, asked: askedWith(kind, values, textsIn(texts, texts.firmLanguage).forms) }
}

/** False if the post has the fields of the current version, and errors in a field that the last version lacked. */
function mayBeFormer(post: FormPost, errors: Errors, texts: ServiceTexts, former: ServiceTexts): boolean {
  const names = fieldsOf(post, former).map(({ name }) => name)
  return !hasFieldsOf(post, texts) || Object.keys(errors).every(name => names.includes(name))
}

/** Ignores fields that a browser without script omits: choices not made, and the service that a button would set. */
function hasFieldsOf(post: FormPost, texts: ServiceTexts): boolean {
  const { fields, wantsPage } = post
  const known = fieldsOf(post, texts)
  const isSent = ({ name, kind }: FormField) =>
    name in fields || (wantsPage && (kind === 'choice' || kind === 'given'))
  return known.every(isSent) && Object.keys(fields).every(name => known.some(field => field.name === name))
}

function fieldsOf({ kind, locale }: FormPost, texts: ServiceTexts): FormField[] {
  const { forms } = textsIn(texts, locale)
  return hasForm(kind, forms) ? (forms.definitions[kind]?.fields ?? []) : []
}
