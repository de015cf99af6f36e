// The content contains the words that the specification quotes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentials } from '../../../src/sections/Credentials/schema.ts'
import { figures } from '../../../src/sections/Figures/schema.ts'
import { contentOf, sectionsOf } from '../../../src/sections/find.ts'
import { hero } from '../../../src/sections/Hero/schema.ts'
import { invitation } from '../../../src/sections/Invitation/schema.ts'
import { phases as phasesKind } from '../../../src/sections/Phases/schema.ts'
import { ruledList } from '../../../src/sections/RuledList/schema.ts'
import { serviceIndex } from '../../../src/sections/ServiceIndex/schema.ts'
import { content, site } from '../../../src/site/shared/site.ts'

const { interface: ui, pages: sections } = site('en')

test('the figures on the English home page include "Employees", and the menu says "Focus Areas"', () => {
  assert.equal(sectionsOf(figures, site('en').pages.home)[0]?.figures[1]?.title, 'Employees')
  assert.equal(ui.header.focusAreas, 'Focus Areas')
})

test('the second BIM service is "BIM implementation" in English and "BIM-Implementierung" in German', () => {
  const second = (from: typeof sections) =>
    sectionsOf(serviceIndex, from['digital-planning'])[0]?.items?.[1]?.title
  assert.equal(second(site('de').pages), 'BIM-Implementierung')
  assert.equal(second(sections), 'BIM implementation')
})

test('the values name BIM methodology and DIN ISO 9001, and the home page names DIN EN ISO 9001:2015', () => {
  const [values, expertise] = sectionsOf(ruledList, sections.company)
  const [germanValues, germanExpertise] = sectionsOf(ruledList, site('de').pages.company)
  const [, method, quality] = values?.items ?? []
  assert.equal(method?.title, 'Innovation and methodology with BIM')
  assert.match(quality?.text ?? '', /^Certified to DIN ISO 9001 /)
  assert.match(germanValues?.items[2]?.text ?? '', /^Zertifiziert nach DIN ISO 9001 /)
  for (const list of [expertise, germanExpertise]) assert.match(list?.items[1]?.title ?? '', /DIN ISO 9001$/)
  assert.match(
    sectionsOf(credentials, site('de').pages.home)[0]?.lists[0]?.title ?? '',
    /DIN EN ISO 9001:2015/,
  )
})

test('the heading "Unsolicited Application" matches the label of the link that leads to it', () => {
  const [application] = sectionsOf(invitation, sections.karriere)
  const [first] = contentOf(hero, content.pages.karriere)
  const label = first?.actions.find(({ value }) => value.link?.in('en') === '#contact')?.value.label
  assert.equal(application?.heading, 'Unsolicited Application')
  assert.equal(application?.heading, label?.in('en'))
})

test('each of the four phases and three values has a title, a text and its own drawing', () => {
  for (const locale of ['de', 'en'] as const) {
    const { pages } = site(locale)
    const phases = sectionsOf(phasesKind, pages.architecture)[0]?.phases ?? []
    const values = sectionsOf(ruledList, pages.company)[0]?.items ?? []
    assert.deepEqual([phases.length, values.length], [4, 3])
    for (const { title, text } of [...phases, ...values]) assert.ok(title && text)
    const icons = [...phases, ...values].map(({ icon }) => icon)
    assert.equal(new Set(icons).size, 7)
  }
})
