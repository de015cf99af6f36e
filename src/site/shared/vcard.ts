// Creates vCards that phones and Outlook can open. Version 3.0 names the character set on each line that needs it,
// because otherwise Outlook reads umlauts in the code page of the machine.
import { walk } from '../../content/references.ts'
import { EntryRef } from '../../content/values.ts'
import { officeOf } from './offices.ts'
import type { Site } from './site.ts'

/**
 * Matches academic titles, which are abbreviations such as Dr.-Ing. or h. c. A single capital with a full stop is an
 * initial instead.
 */
const titlesBefore = /^(?:(?:\p{L}[\p{L}.-]+|\p{Ll})\.\s+)+/u

type Person = Site['people']['persons'][string]

/** Lists the keys of people whose contact a page shows in any language. A card of others would publish their number. */
export function peopleWithCard(sites: readonly Pick<Site, 'people' | 'pages'>[]): string[] {
  const visible = new Set<string>()
  for (const { pages } of sites)
    walk(pages, value => {
      if (value instanceof EntryRef && value.refersTo === 'person') visible.add(value.id)
    })
  return Object.keys(sites[0]?.people.persons ?? {}).filter(id => visible.has(id))
}

export function vcard(person: Person, firm: Site['firm']): string {
  const office = officeOf(firm, person.office)
  const [titles = ''] = titlesBefore.exec(person.name) ?? []
  const [first = '', ...rest] = person.name.slice(titles.length).split(/\s+/)
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    line('N', [rest.join(' '), first, '', titles.trim(), '']),
    line('FN', [person.name]),
    line('ORG', [office.company]),
    line('TITLE', [person.position ?? person.role]),
    `TEL;TYPE=WORK,VOICE:${person.phone.shown}`,
    `EMAIL;TYPE=INTERNET,WORK:${person.email}`,
    line('ADR;TYPE=WORK', ['', '', office.street, office.locality, '', office.postalCode, office.country]),
    `URL:${firm.url}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}

function line(name: string, parts: string[]): string {
  const value = parts.map(part => part.replace(/[\\,;]/g, '\\$&')).join(';')
  const needsCharset = [...value].some(character => character > '\u007e')
  return `${name}${needsCharset ? ';CHARSET=UTF-8' : ''}:${value}`
}
