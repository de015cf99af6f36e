// What the studio itself says, in English.
import type { Words } from './de.ts'

export const en: Words = {
  tool: 'Studio',
  skip: 'Skip to content',
  areas: 'Areas',
  menu: 'Menu',
  nav: {
    start: 'Start',
    contents: 'Contents',
    pictures: 'Pictures',
    publish: 'Publish',
    inbox: 'Inquiries',
  },
  signedIn: name => `Signed in: ${name}`,
  otherLanguage: 'Redaktion auf Deutsch',
  loading: 'Loading …',
  nothingHere: 'The studio has no such page.',
  toStart: 'To the start',
  away: {
    title: 'The studio does not answer.',
    says: 'What you have written is kept in this browser. It goes on by itself as soon as the studio runs again.',
  },
  start: {
    openPage: address => `Open ${address}`,
    attention: 'To look at',
    areas: { content: 'Contents', inbox: 'Inquiries', service: 'Service' },
    calm: 'Nothing needs attention at the moment.',
    count: n =>
      n === 0
        ? 'Nothing needs attention.'
        : n === 1
          ? 'One thing needs attention.'
          : `${n} things need attention.`,
  },
}
