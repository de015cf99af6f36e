import type { JobPosting, WithContext } from 'schema-dts'
import type { Site } from '../content/site.ts'

/** What job search engines read; only for positions that are really on the page. */
export function jobPosting(
  job: Site['jobs'][number],
  firm: Site['firm'],
  origin: string,
): WithContext<JobPosting> {
  const office = firm.offices[job.office]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title.replaceAll('\u00ad', ''),
    description: job.description,
    datePosted: job.posted.iso,
    validThrough: job.validThrough.iso,
    employmentType: job.employment,
    directApply: false,
    hiringOrganization: { '@id': `${origin}/#organization` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.street,
        postalCode: office.postalCode,
        addressLocality: office.locality,
        addressCountry: office.countryCode,
      },
    },
  }
}
