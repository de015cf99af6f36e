import * as v from 'valibot'
import { budgetRanges, projectTypes, timelines } from '../../forms/schema.ts'
import { label, text } from '../fields.ts'
import { template } from '../texts.ts'
import { categoryIds, detailKeys, focusAreas } from './project.ts'

type Choice = (typeof projectTypes | typeof budgetRanges | typeof timelines)[number]

/** The small texts of the interface: labels of controls, states, notices. */
export const interfaceSchema = v.strictObject({
  skipLink: text(),
  header: v.strictObject({
    homeLink: text(),
    mainNavigation: text(),
    services: text(),
    focusAreas: text(),
    more: text(),
    menu: text(),
    closeMenu: text(),
    otherLanguage: text(),
    otherLanguageShort: text(),
  }),
  breadcrumbs: v.strictObject({ label: text(), home: text() }),
  footer: v.strictObject({
    services: text(),
    office: text(),
    address: text(),
    contact: text(),
    allContacts: text(),
    sheet: text(),
    toTop: text(),
  }),
  consent: v.strictObject({
    title: text(),
    intro: text(),
    privacyLink: text(),
    more: text(),
    less: text(),
    necessaryTitle: text(),
    necessary: text(),
    statisticsTitle: text(),
    statistics: text(),
    acceptAll: text(),
    essentialOnly: text(),
    reject: text(),
  }),
  motion: v.strictObject({ pause: text(), play: text() }),
  film: v.strictObject({ start: text(), play: template(['name']) }),
  carousel: v.strictObject({
    label: text(),
    previous: text(),
    next: text(),
    position: template(['n', 'total']),
  }),
  form: v.strictObject({
    optional: text(),
    requiredNote: text(),
    send: text(),
    sending: text(),
    close: text(),
    choose: text(),
    labels: v.strictObject({
      company: text(),
      name: text(),
      email: text(),
      phone: text(),
      message: text(),
      projectDescription: text(),
      projectType: text(),
      budgetRange: text(),
      timeline: text(),
      location: text(),
      description: text(),
      trap: v.pipe(text(), v.description('Label of the field that only machines fill in')),
    }),
    choices: v.strictObject(
      Object.fromEntries(
        [...projectTypes, ...budgetRanges, ...timelines].map(key => [key, text()]),
      ) as Record<Choice, ReturnType<typeof text>>,
    ),
    offline: template(['phone'], 'Under the form after a failure; {phone} becomes a link'),
    toasts: v.strictObject({
      label: text(),
      close: text(),
      sentTitle: text(),
      sent: text(),
      reference: template(['reference']),
      failedTitle: text(),
      failed: text(),
      reopen: text(),
    }),
    whatsapp: v.strictObject({
      heading: v.pipe(text(), v.description('Bold first line of the message')),
      service: text(),
      blocked: v.pipe(text(), v.description('When the browser refused to open the new window')),
      open: text(),
      leaving: v.strictObject({ title: text(), text: text() }),
    }),
  }),
  person: v.strictObject({
    portrait: template(['name'], 'Alternative text of a portrait; {name} is filled in'),
    department: text(),
    address: text(),
    phone: text(),
    email: text(),
    languages: text(),
    call: text(),
    write: text(),
    card: text(),
    copy: template(['what'], 'Copies the value beside it; {what} is filled in'),
    copied: text(),
  }),
  wheel: v.strictObject({
    label: text(),
    hub: v.pipe(text(), v.description('In the centre, under the name of the firm')),
    inHouse: text(),
    partner: text(),
    position: template(['n', 'total']),
    invitation: v.pipe(text(), v.description('Shown while no discipline is chosen')),
    list: text(),
  }),
  project: v.strictObject({
    details: each(detailKeys, text()),
    focus: each(focusAreas, label()),
    categories: each(categoryIds, label()),
  }),
})

/** One field for every key. */
function each<const Key extends string, Field extends v.GenericSchema>(keys: readonly Key[], field: Field) {
  return v.strictObject(Object.fromEntries(keys.map(key => [key, field])) as Record<Key, Field>)
}
