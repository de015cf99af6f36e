// Builds structured data from the content that visitors see.
import { officeOf } from '../site/shared/offices.ts'
import type { Site } from '../site/shared/site.ts'

/**
 * A loose type: tests/build/json-ld.test.ts compares the published data with the whole vocabulary of schema.org, because
 * types for it took a fifth of the time of every type check.
 */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown }

/** Returns JSON for a script element, in which no "<" can close it. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

export function breadcrumbList(crumbs: { href: string; label: string }[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: new URL(crumb.href, origin).href,
    })),
  }
}

type Office = Site['firm']['offices'][number]

export function postalAddress(office: Office): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    postalCode: office.postalCode,
    addressLocality: office.locality,
    addressRegion: office.region,
    addressCountry: office.countryCode,
  }
}

export function organization(firm: Site['firm'], origin: string): JsonLd {
  const office = officeOf(firm)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: firm.name,
    legalName: firm.name,
    alternateName: firm.shortName,
    url: origin,
    logo: logo(origin),
    description: firm.description,
    foundingDate: String(firm.founded),
    email: firm.email,
    telephone: firm.phone.shown,
    address: postalAddress(office),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: firm.figures.team },
    areaServed: firm.serviceAreas,
  }
}

export const logo = (origin: string): string => `${origin}/icon-512.png`

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Describes the head office as a place that people can call or visit, with its opening hours. */
export function localBusiness(firm: Site['firm'], origin: string): JsonLd {
  const office = officeOf(firm)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#office`,
    name: firm.name,
    url: origin,
    image: logo(origin),
    description: firm.description,
    email: office.email,
    telephone: office.phone.shown,
    address: postalAddress(office),
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workingDays,
      opens: firm.hours.opens,
      closes: firm.hours.closes,
    },
    areaServed: firm.serviceAreas,
    parentOrganization: { '@id': `${origin}/#organization` },
  }
}

/** Describes the services on offer. The provider states the area in which they are offered. */
export function services(offered: { title: string; text: string; link: string }[], origin: string): JsonLd[] {
  return offered.map(({ title, text, link }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description: text,
    url: new URL(link, origin).href,
    provider: { '@id': `${origin}/#organization` },
  }))
}
