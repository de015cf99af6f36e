import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { content, site } from '../../site/shared/site.ts'
import { expiredJobs } from './expired-jobs.ts'
import { openPositions } from './present.ts'

test('a job states its last day in words, so that no month can be taken for a day', () => {
  const untilIn = (locale: string) => openPositions(site(locale), locale)[0]?.validThrough
  assert.equal(untilIn('en'), '31\u00a0December 2027')
  assert.equal(untilIn('de'), '31.\u00a0Dezember 2027')
})

test('the check mentions a job that is still on the site after its last day', () => {
  const [job] = content.jobs
  assert.ok(job)
  assert.equal(expiredJobs([job], 'en', '2027-12-31'), undefined)
  assert.equal(expiredJobs([{ ...job, hidden: true }], 'en', '2028-01-01'), undefined)
  assert.match(
    expiredJobs([job], 'en', '2028-01-01') ?? '',
    /jobs\.yaml {2}1\. › validThrough: the job was open until 31 December 2027/,
  )
})
