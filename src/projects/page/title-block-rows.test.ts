import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '../../site/shared/site.ts'
import type { Project } from '../catalogue.ts'
import { titleBlock } from './title-block-rows.ts'

test('the period of a project ends with the latest end among its schedule bars', () => {
  const { projects, interface: ui } = site('de')
  const project = projects['ambulatorium-erlaa']
  assert.ok(project)
  const bar = (start: string, end: string) => ({ start: { iso: start }, end: { iso: end } })
  const schedule = [bar('2019-02', '2023-05'), bar('2020-01', '2021-06')] as Project['schedule']
  const { rows } = titleBlock({ ...project, schedule }, 'de')
  const { time } = ui.facts.labels
  assert.equal(rows.find(({ label }) => label === time)?.value, '2019 bis 2023')
})
