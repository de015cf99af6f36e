import { withoutBreaks } from '../i18n/without-breaks.ts'
import { officeOf } from '../site/shared/offices.ts'
import type { Site } from '../site/shared/site.ts'
import { type JsonLd, logo, postalAddress } from './json-ld.ts'

type Job = Site['jobs'][number]

/** Describes a job for search engines. Use it only for jobs that are really on the page. */
export function jobPosting(job: Job, firm: Site['firm'], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: withoutBreaks(job.title),
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: firm.name, value: job.id },
    datePosted: job.posted.iso,
    validThrough: `${job.validThrough.iso}T23:59:59+01:00`,
    employmentType: job.employment,
    directApply: false,
    // The employer is complete, because search engines do not look it up in another block.
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: firm.name,
      sameAs: origin,
      logo: logo(origin),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(officeOf(firm, job.office)) },
    ...(job.salary ? { baseSalary: baseSalary(job.salary) } : {}),
  }
}

function baseSalary({ from, to, currency, per }: NonNullable<Job['salary']>): object {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: per },
  }
}
