// Facts about the sample firm only.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContent } from '../../../src/content/check-content.ts'
import { withoutBreaks } from '../../../src/i18n/without-breaks.ts'
import { annotatedPicture } from '../../../src/sections/AnnotatedPicture/schema.ts'
import { drawingWithParts } from '../../../src/sections/DrawingWithParts/schema.ts'
import { sectionsOf } from '../../../src/sections/find.ts'
import { hero } from '../../../src/sections/Hero/schema.ts'
import { heroSlideshow } from '../../../src/sections/HeroSlideshow/schema.ts'
import { longText } from '../../../src/sections/LongText/schema.ts'
import { oneProject } from '../../../src/sections/OneProject/schema.ts'
import { selectedProjects } from '../../../src/sections/SelectedProjects/schema.ts'
import { serviceIndex } from '../../../src/sections/ServiceIndex/schema.ts'
import { tiles } from '../../../src/sections/Tiles/schema.ts'
import { wheel } from '../../../src/sections/Wheel/schema.ts'
import { content, site } from '../../../src/site/shared/site.ts'
import { siteModel } from '../../../src/site/site-model.ts'
import { sample } from '../../../tests/support/sites.ts'

test('the content of the sample firm passes the content check, including pictures and films', async () => {
  await checkContent(siteModel, sample.content)
})

test('in both languages, the content has as many items of each kind as the specification requires', () => {
  const counts = (locale: 'de' | 'en') => {
    const { faq, pages, people, projects, testimonials } = site(locale)
    return [
      Object.keys(projects).length,
      testimonials.filter(({ group }) => group === 'team').length,
      people.team.length,
      sectionsOf(tiles, site(locale).pages.bestand)[0]?.tiles.length,
      faq.length,
      sectionsOf(heroSlideshow, pages.home)[0]?.pictures.length,
      sectionsOf(annotatedPicture, pages['digital-planning'])[0]?.notes.length,
      content.firm.certificates.length,
      content.firm.memberships.length,
    ]
  }
  assert.deepEqual(counts('de'), [22, 18, 50, 6, 9, 13, 4, 3, 4])
  assert.deepEqual(counts('en'), [22, 16, 49, 5, 8, 13, 4, 3, 4])
})

test('the phone numbers come from ranges reserved for fiction', () => {
  const phones = [
    content.firm.phone,
    ...content.firm.offices.map(({ phone }) => phone),
    ...Object.values(content.people.persons).map(({ phone }) => phone),
  ]
  for (const { shown } of phones) assert.match(shown, /^\+49 69 90009-\d{3}$|^\+36 1 000 00\d\d$/)
})

test('the coordinates of the offices have at least five decimal places, as search engines require', () => {
  for (const { latitude, longitude } of content.firm.offices)
    for (const value of [latitude, longitude]) assert.match(String(value), /\.\d{5}/)
})

test('in both languages, headings contain the terms that the specification requires', () => {
  const names = (locale: 'de' | 'en') => {
    const { pages } = site(locale)
    const clauses = sectionsOf(longText, pages.datenschutz)[0]?.clauses ?? []
    const title = (id: string) => clauses.find(clause => clause.id === id)?.title
    return [
      sectionsOf(drawingWithParts, pages.architecture)[0]?.heading,
      sectionsOf(oneProject, pages.bestand)[0]?.heading,
      sectionsOf(wheel, pages.bestand)[0]?.heading,
      sectionsOf(serviceIndex, pages['digital-planning'])[0]?.heading,
      sectionsOf(hero, pages.datenschutz)[0]?.heading,
      title('internet'),
      title('disclaimer'),
      sectionsOf(selectedProjects, pages.office)[0]?.heading,
      sectionsOf(selectedProjects, pages.retail)[0]?.heading,
    ].map(heading => withoutBreaks(heading ?? ''))
  }
  const asked = {
    de: [
      /^BIM/,
      /Nachhaltigkeit/,
      /^Generalplanung$/,
      /^BIM-Beratung/,
      /^Datenschutz/,
      /^Nutzung der Website$/,
      /^Haftung und Links$/,
      /^Referenzprojekte/,
      /^Referenzprojekte/,
    ],
    en: [
      /^BIM/,
      /Sustainability/,
      /^General planning$/,
      /^BIM consulting/,
      /^Privacy Policy$/,
      /^Use of the website$/,
      /^Liability and links$/i,
      /^Reference projects/,
      /^Reference projects/,
    ],
  }
  for (const locale of ['de', 'en'] as const)
    for (const [index, name] of names(locale).entries()) assert.match(name, asked[locale][index] as RegExp)
})
