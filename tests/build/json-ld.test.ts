// Structured data uses only schema.org's vocabulary and has every field that Google documents.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { inLanguage } from '../../src/content/resolve.ts'
import { jobsSchema } from '../../src/content/schemas/jobs.ts'
import { locales, pathOf } from '../../src/routes.ts'
import { openPositions } from '../../src/sections/Jobs/present.ts'
import { jobPosting } from '../../src/seo/job-posting.ts'
import { content, languagesOf, site } from '../../src/site/shared/site.ts'
import { vocabularyProblems } from '../support/schema-org.ts'
import { htmlOf, pages } from './support.ts'

type Block = Record<string, unknown>

const blocksOf = (html: string): Block[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** An opening as an editor would write it; a firm may have none. */
const opening = {
  id: 'projektleitung-rechenzentrum',
  only: ['de', 'en'],
  title: { de: 'Projektleitung Rechenzentrum (m/w/d)', en: 'Project lead, data centres' } as Record<
    string,
    string
  >,
  office: content.firm.offices[0]?.id,
  employment: 'FULL_TIME',
  posted: '2026-11-01',
  validThrough: '2027-01-31',
  salary: { from: 68000, to: 84000, currency: 'EUR', per: 'YEAR' },
  description: { de: 'Sie leiten **zwei** Projekte.', en: 'You lead **two** projects.' },
}
const siteWithOpening = (locale: (typeof locales)[number]) => ({
  ...site(locale),
  jobs: inLanguage(v.parse(jobsSchema, [opening]), locale),
})
const postings = locales.flatMap(locale => {
  const { jobs, firm } = siteWithOpening(locale)
  return jobs.map(job => jobPosting(job, firm, 'https://site.test') as unknown as Block)
})
const published = pages.flatMap(page => blocksOf(page.html).map(block => ({ path: page.path, block })))

test('structured data uses only types, properties and values from the schema.org vocabulary', () => {
  const blocks = [...published.map(({ block }) => block), ...postings]
  assert.ok(blocks.length > pages.length)
  const unique = [...new Map(blocks.map(block => [JSON.stringify(shapeOf(block)), block])).values()]
  const wrong = [
    { '@context': 'https://schema.org', '@type': 'Organization', nam: 'Achsmass' },
    { '@context': 'https://schema.org', '@type': 'Organisation', name: 'Achsmass' },
    { '@context': 'https://schema.org', '@type': 'Organization', address: { '@type': 'Question' } },
  ]
  // The compiler takes seconds to start, so one run checks all blocks.
  const problems = vocabularyProblems([...unique, ...wrong])
  assert.deepEqual(
    problems.filter(({ block }) => !wrong.some(expected => expected === block)),
    [],
  )
  for (const block of wrong)
    assert.ok(
      problems.some(problem => problem.block === block),
      JSON.stringify(block),
    )
})

/** Reduces a block to the parts that the vocabulary defines: types and property names. Every other text becomes "string". */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map(entry => JSON.stringify(shapeOf(entry))))]
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === '@type' ? part : shapeOf(part)]),
    )
  return typeof value === 'string' && value.includes('schema.org') ? value : typeof value
}

/**
 * The fields of developers.google.com/search/docs/appearance/structured-data as of November 2026, without the recommended
 * ones that say nothing about an office or repeat another: contact point, reviews, menus, prices, departments, stock and
 * trade identifiers.
 */
const documented: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Organization: [
    'name',
    'legalName',
    'alternateName',
    'url',
    'logo',
    'description',
    'email',
    'telephone',
    'foundingDate',
    'numberOfEmployees.minValue',
    'address.streetAddress',
    'address.postalCode',
    'address.addressLocality',
    'address.addressRegion',
    'address.addressCountry',
  ],
  LocalBusiness: [
    'name',
    'address.streetAddress',
    'address.postalCode',
    'address.addressLocality',
    'address.addressRegion',
    'address.addressCountry',
    'geo.latitude',
    'geo.longitude',
    'openingHoursSpecification.dayOfWeek',
    'openingHoursSpecification.opens',
    'openingHoursSpecification.closes',
    'telephone',
    'url',
    'image',
  ],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization.name',
    'hiringOrganization.sameAs',
    'hiringOrganization.logo',
    'jobLocation.address.streetAddress',
    'jobLocation.address.postalCode',
    'jobLocation.address.addressLocality',
    'jobLocation.address.addressRegion',
    'jobLocation.address.addressCountry',
    'employmentType',
    'directApply',
    'identifier.name',
    'identifier.value',
    'baseSalary.currency',
    'baseSalary.value.minValue',
    'baseSalary.value.maxValue',
    'baseSalary.value.unitText',
  ],
}

/** False if an office is in a city that belongs to no state, and therefore has no region. */
const hasRegions = content.firm.offices.every(({ region }) => region)

/** Lists the documented fields that a block lacks. In a list, every item must have the field. */
function lacking(block: Block): string[] {
  const has = (value: unknown, [key, ...rest]: string[]): boolean => {
    if (Array.isArray(value)) return value.length > 0 && value.every(item => has(item, [key ?? '', ...rest]))
    const inner = (value as Block | undefined)?.[key ?? '']
    return rest.length === 0 ? inner !== undefined && inner !== '' : has(inner, rest)
  }
  return (documented[String(block['@type'])] ?? [])
    .filter(field => hasRegions || !field.endsWith('.addressRegion'))
    .filter(field => !has(block, field.split('.')))
}

test('structured data has every relevant field that Google documents', () => {
  // The section of honours adds a second block under the firm's @id. That block has no url and need not be complete.
  const whole = published.filter(({ block }) => block['@type'] !== 'Organization' || 'url' in block)
  for (const { path, block } of whole) assert.deepEqual(lacking(block), [], `${path}: ${block['@type']}`)
  for (const posting of postings) assert.deepEqual(lacking(posting), [])
  const found = new Set(whole.map(({ block }) => String(block['@type'])))
  for (const type of ['BreadcrumbList', 'FAQPage', 'Organization', 'LocalBusiness'])
    assert.ok(found.has(type), type)
  assert.deepEqual(lacking({ '@type': 'FAQPage', mainEntity: [{ name: 'Was?', acceptedAnswer: {} }] }), [
    'mainEntity.acceptedAnswer.text',
  ])
})

test('the published coordinates of the office equal those in the content', () => {
  const { latitude, longitude } = content.firm.offices[0] ?? assert.fail('no office')
  for (const { block } of published.filter(({ block }) => block['@type'] === 'LocalBusiness'))
    assert.deepEqual(block.geo, { '@type': 'GeoCoordinates', latitude, longitude })
})

test('the careers page and its structured data show the same facts about an open position', () => {
  for (const locale of ['de', 'en']) {
    const content = siteWithOpening(locale)
    const [shown] = openPositions(content, locale)
    const [job] = content.jobs
    assert.ok(shown && job)
    const posting = jobPosting(job, content.firm, 'https://site.test')
    assert.equal(posting.title, opening.title[locale])
    assert.equal(shown.title.replaceAll('\u00ad', ''), posting.title)
    assert.equal(shown.description, posting.description)
    assert.match(shown.description, /<strong>(zwei|two)<\/strong>/)
    assert.equal(
      // No-break spaces keep numbers and their units together.
      shown.salary?.replaceAll('\u00a0', ' '),
      locale === 'de' ? '68.000 bis 84.000 EUR brutto im Jahr' : '68,000 to 84,000 EUR gross a year',
    )
  }
})

test('the structured data of the careers page has as many job postings as there are openings', () => {
  for (const locale of languagesOf('karriere')) {
    const claimed = blocksOf(htmlOf(pathOf('karriere', locale))).filter(
      block => block['@type'] === 'JobPosting',
    )
    assert.equal(claimed.length, site(locale).jobs.length)
  }
})
