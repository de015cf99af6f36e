import * as v from 'valibot'
import { text } from '../fields.ts'
import { categoryIds, detailKeys, focusAreas } from './project.ts'

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
  film: v.strictObject({ play: text() }),
  carousel: v.strictObject({ label: text(), previous: text(), next: text(), position: text() }),
  form: v.strictObject({ close: text() }),
  person: v.strictObject({
    portrait: v.pipe(text(), v.description('Alternative text of a portrait; {name} is filled in')),
    department: text(),
    address: text(),
    phone: text(),
    email: text(),
    languages: text(),
    write: text(),
    card: text(),
    copy: v.pipe(text(), v.description('Copies the value beside it; {what} is filled in')),
    copied: text(),
  }),
  wheel: v.strictObject({
    label: text(),
    hub: v.pipe(text(), v.description('In the centre, under the name of the firm')),
    inHouse: text(),
    partner: text(),
    position: v.pipe(text(), v.description('With {n} and {total} in it')),
    invitation: v.pipe(text(), v.description('Shown while no discipline is chosen')),
    list: text(),
  }),
  project: v.strictObject({
    details: labels(detailKeys),
    focus: labels(focusAreas),
    categories: labels(categoryIds),
  }),
})

/** One label for every key. */
export function labels<const Key extends string>(keys: readonly Key[]) {
  const label = text()
  return v.strictObject(Object.fromEntries(keys.map(key => [key, label])) as Record<Key, typeof label>)
}
