import * as v from 'valibot'
import type { MessageKey } from './messages.ts'

/**
 * What a form may contain. The browser and the service check with the same schemas, so this file knows
 * neither React nor Node. An issue's message is a key of `messages.ts`, which holds the texts of both languages.
 */

export const limits = {
  service: 200,
  company: 100,
  name: 100,
  email: 255,
  phone: 50,
  messageMin: 10,
  message: 2000,
  location: 200,
  description: 5000,
} as const

export const projectTypes = [
  'office',
  'retail',
  'datacenter',
  'infrastructure',
  'rail',
  'residential',
  'other',
] as const
export const budgetRanges = ['under-500k', '500k-1m', '1m-5m', '5m-10m', 'over-10m'] as const
export const timelines = ['immediate', '1-3months', '3-6months', '6-12months', 'over-1year'] as const

/** The syntax browsers use for type=email, and a domain of any script with a dot in it: always exactly one recipient. */
export const emailPattern =
  /^[A-Za-z\d_.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u

const text = (tooLong: MessageKey, max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, tooLong))
const required = (missing: MessageKey, tooLong: MessageKey, max: number) =>
  v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), v.maxLength(max, tooLong))
const email = v.pipe(
  v.string('emailInvalid'),
  v.trim(),
  v.maxLength(limits.email, 'emailMax'),
  v.regex(emailPattern, 'emailInvalid'),
  // Signs that no domain may have, which the pattern cannot tell.
  v.check(address => URL.canParse(`http://${address.split('@')[1]}`), 'emailInvalid'),
)
const phone = v.optional(text('phoneMax', limits.phone), '')

const quote = (tooShort: MessageKey, tooLong: MessageKey) =>
  v.strictObject({
    service: v.optional(text('serviceMax', limits.service), ''),
    company: v.optional(text('companyMax', limits.company), ''),
    name: required('nameMissing', 'nameMax', limits.name),
    email,
    phone,
    message: v.pipe(
      v.string(tooShort),
      v.trim(),
      v.minLength(limits.messageMin, tooShort),
      v.maxLength(limits.message, tooLong),
    ),
  })

/** Quotes and consultations. */
export const quoteSchema = /* @__PURE__ */ quote('messageMin', 'messageMax')

/** The form of the existing-buildings page: the same fields, other words. */
export const projectDescriptionSchema = /* @__PURE__ */ quote('projectMin', 'projectMax')

/** The form of the home page. */
export const homeInquirySchema = /* @__PURE__ */ v.strictObject({
  fullName: required('nameMissing', 'nameMax', limits.name),
  email,
  phone,
  projectType: v.picklist(projectTypes, 'projectTypeMissing'),
  budgetRange: v.optional(v.picklist(['', ...budgetRanges], 'choiceInvalid'), ''),
  timeline: v.optional(v.picklist(['', ...timelines], 'choiceInvalid'), ''),
  location: required('locationMissing', 'locationMax', limits.location),
  description: required('descriptionMissing', 'descriptionMax', limits.description),
})

export type Quote = v.InferOutput<typeof quoteSchema>
