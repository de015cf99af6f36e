// The fields that restrict the audience of a fact or an item: public, internal, or public with dated consent.
import * as v from 'valibot'
import { choice, field, group, list, optional } from './fields.ts'
import { pathItems } from './ids.ts'
import { say } from './problems.ts'
import { notBelow } from './range-order.ts'
import { date } from './text-fields.ts'
import { Stated } from './values.ts'

/** The uses to which a person or a client may consent. */
const use = choice({
  website: { de: 'auf der Website', en: 'on the website' },
  tenders: { de: 'in Bewerbungen', en: 'in bids' },
  press: { de: 'in der Presse', en: 'in the press' },
})

const consent = v.pipe(
  group({
    on: field('Erteilt am', 'Given on', date()),
    for: field('Wofür', 'For', list(use)),
    until: optional('Gilt bis', 'Valid until', date()),
  }),
  notBelow('on', 'until'),
)

type Statement = { public?: boolean | undefined; consent?: object | undefined }

/** Requires either `public`, such as `public: false`, or a consent with its date, but not both. */
const oneOfBoth = <T extends object>() =>
  v.rawCheck<T>(({ dataset: { value }, addIssue }) => {
    const { public: shown, consent } = (value ?? {}) as Statement
    if ((shown === undefined) !== (consent === undefined)) return
    const message = consent
      ? say('steht schon in consent; entfernen Sie es', 'is in consent already; remove it')
      : say(
          'fehlt; schreiben Sie public: false (intern) oder consent (öffentlich mit Einwilligung)',
          'is missing; write public: false (internal) or consent (public with consent)',
        )
    addIssue({ message, path: pathItems(['public']) })
  })

const notWithoutConsent = <T extends Stated>() =>
  v.rawCheck<T>(({ dataset: { value }, addIssue }) => {
    if ((value as Statement | null)?.public !== true) return
    const message = say(
      'reicht bei einer Person nicht; holen Sie ihre Einwilligung ein und schreiben Sie consent mit Datum und Zweck, oder schreiben Sie public: false',
      'cannot be used for a person; ask them and write consent with its date and use, or public: false',
    )
    addIssue({ message, path: pathItems(['public']) })
  })

const stated = <S extends v.GenericSchema>(schema: S, needsConsent = false) =>
  v.pipe(
    group({
      value: field('Wert', 'Value', schema),
      public: optional('Öffentlich', 'Public', v.boolean()),
      consent: optional('Einwilligung', 'Consent', consent),
    }),
    oneOfBoth(),
    v.transform(({ value, public: shown, consent }) => new Stated(value, shown, consent, needsConsent)),
  )

/**
 * A plain value, which is public, or one that states its audience. The entries of the value decide between the two, so that
 * a mistake in an internal fact never gets the advice to write a plain value.
 */
export const maybeStated = <S extends v.GenericSchema>(schema: S) => {
  const either = v.union([schema, stated(schema)])
  const [plain, withAudience] = either.options
  const run: (typeof either)['~run'] = (dataset, config) =>
    (statesAudience(dataset.value) ? withAudience : plain)['~run'](dataset, config)
  return { ...either, '~run': run }
}

const statesAudience = (value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  ['value', 'public', 'consent'].some(entry => Object.hasOwn(value, entry))

/** A fact about the firm, a person or a project. A plain value is public. */
export const fact = <S extends v.GenericSchema>(de: string, en: string, schema: S) =>
  optional(de, en, maybeStated(schema))

/** Data about a person outside the firm. It is internal, or public with their dated consent. */
export const byConsent = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(stated(schema, true), notWithoutConsent())

/** Keeps a whole item, such as a project, from visitors. */
export const visibility = () =>
  optional(
    'Sichtbarkeit',
    'Visibility',
    choice({
      public: { de: 'öffentlich', en: 'public' },
      internal: { de: 'intern', en: 'internal' },
    }),
    {
      de: 'Intern: nur in der Redaktion, auf keiner Seite und in keiner Datei der Website.',
      en: 'Internal: in the Studio only, not on any page or in any file of the website.',
    },
  )
