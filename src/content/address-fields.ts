// Fields with links, email addresses and phone numbers.
import * as v from 'valibot'
import { chosen, matches } from './texts.ts'
import { Target } from './values.ts'

/** A page of this site by its path in the first language, an anchor on the same page, or an address elsewhere. */
export const target = () =>
  v.pipe(
    v.string(),
    chosen,
    matches(
      /^(\/(?!\/)\S*|#\S+|https:\/\/[^\s/@]+(\/\S*)?)?$/,
      'muss ein Pfad dieser Website, eine Stelle dieser Seite oder eine ganze Adresse sein, etwa /contact, #jobs oder https://…',
      'must be a path of this site, a place on this page or a full address, such as /contact, #jobs or https://…',
    ),
    v.metadata({ kind: 'target' }),
    v.description(
      'Path of a page of this site in its first language, such as /contact, a place on the page, such as #jobs, or an address elsewhere that begins with https://',
    ),
    v.transform(link => new Target(link)),
  )

/** An address elsewhere on the web. */
export const externalLink = () =>
  v.pipe(
    v.string(),
    matches(
      /^https:\/\/[^\s]+$/,
      'muss eine ganze Adresse sein, die mit https:// beginnt',
      'must be a full address that begins with https://',
    ),
    v.metadata({ kind: 'address' }),
    v.description('Full address of another site, beginning with https://'),
  )

export const email = () =>
  v.pipe(v.string(), v.email(), v.metadata({ kind: 'email' }), v.description('Email address'))

/** Phone and fax numbers as people write them. The link is made from the digits. */
export const phone = () =>
  v.pipe(
    v.string(),
    matches(
      /^\+\d[\d -]+\d$/,
      'muss mit + und der Landesvorwahl beginnen, etwa +49 69 90009-000',
      'must begin with + and the country code, such as +49 69 90009-000',
    ),
    v.metadata({ kind: 'phone' }),
    v.description('International phone number, such as +49 69 90009-000'),
    v.transform(shown => ({ shown, href: `tel:${shown.replace(/[^+\d]/g, '')}` })),
  )
