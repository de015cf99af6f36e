// Every project of the sample states the facts that tenders ask for, as far as a real firm would know them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseContent } from '../../../src/content/read.ts'
import { openFolder } from '../../../src/content/regular-files.ts'
import { factValue } from '../../../src/content/values.ts'
import { stageEnds } from '../../../src/projects/facts.ts'
import type { Content } from '../../../src/site/content.ts'
import { siteModel } from '../../../src/site/site-model.ts'
import { otherFirm, sample } from '../../../tests/support/sites.ts'

type Project = Content['projects'][string]

/** Reads projects with their internal facts, because applications include them. */
const projectsOf = (dir: string) => (parseContent(siteModel, openFolder(dir)).content as Content).projects

/** Lists the facts that a project lacks, under their names in its file. */
function missing({ facts, schedule }: Project): string[] {
  const { client, costs, phases, completion, state } = facts
  const isFinished = factValue(state) === 'completed'
  const { to = 9 } = factValue(phases) ?? {}
  const has = {
    schedule: schedule?.length,
    'end of stage 8': !isFinished || to < 8 || stageEnds(schedule)[8],
    completion: factValue(completion),
    'client › address': factValue(client?.address),
    'client › contact': factValue(client?.contact)?.name,
    'client › contact: how to reach them':
      factValue(client?.contact)?.phone ?? factValue(client?.contact)?.email,
    ownShare: factValue(facts.ownShare),
    disciplines: factValue(facts.disciplines)?.length,
    'costs › date': !costs || factValue(costs.date),
  }
  return Object.entries(has).flatMap(([name, value]) => (value ? [] : [name]))
}

for (const [name, { content: dir }] of Object.entries({ sample, otherFirm }))
  test(`every project of the ${name} states the facts that tenders require`, () => {
    const found = Object.entries(projectsOf(dir)).flatMap(([id, project]) =>
      missing(project).map(fact => `${id}: ${fact}`),
    )
    assert.deepEqual(found, [])
  })

test('the check notices a missing end of stage 8, client address and cost date', () => {
  const { 'lernhaus-ostpark': school } = projectsOf(sample.content)
  assert.ok(school)
  const { client, costs } = school.facts
  const spoilt = {
    ...school,
    schedule: school.schedule?.filter(({ phase, toPhase = phase }) => toPhase !== 8),
    facts: {
      ...school.facts,
      client: { ...client, address: undefined },
      costs: { ...costs, date: undefined },
    },
  }
  assert.deepEqual(missing(spoilt as Project), ['end of stage 8', 'client › address', 'costs › date'])
})
