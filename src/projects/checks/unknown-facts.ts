// Checks facts of projects against the firm's own figures, currencies and stages.
import type { ReferenceProblem } from '../../content/model.ts'
import { existingNames } from '../../content/problems.ts'
import { factValue } from '../../content/values.ts'
import type { Content } from '../../site/content.ts'
import { asFarAsReadable, problemAt } from '../../site/problem-at.ts'

type Project = Content['projects'][string]

export function unknownFacts(content: Partial<Content>): ReferenceProblem[] {
  const own = content.ownFacts?.map(({ id }) => id)
  const currencies = content.interface?.facts?.currencies?.map(({ code }) => code)
  const stages = content.projectPage?.schedule?.names?.length
  return Object.entries(content.projects ?? {}).flatMap(([id, project]) =>
    [
      () => (own ? ownProblems(project, own) : []),
      () => (currencies ? currencyProblems(project, currencies) : []),
      () => (stages ? stageProblems(project, stages) : []),
    ]
      .flatMap(asFarAsReadable)
      .map(({ path, says }) => ({ path: ['projects', id, ...path], says })),
  )
}

function ownProblems({ facts: { own = {} } }: Project, known: readonly string[]): ReferenceProblem[] {
  const { de, en } = existingNames(known)
  return Object.keys(own)
    .filter(name => !known.includes(name))
    .map(name =>
      problemAt(
        ['facts', 'own', name],
        `eine Angabe "${name}" gibt es nicht in facts.yaml; ${de}`,
        `facts.yaml has no fact "${name}"; ${en}`,
      ),
    )
}

function currencyProblems({ facts: { costs } }: Project, known: readonly string[]): ReferenceProblem[] {
  const currency = costs?.currency
  if (currency === undefined || known.includes(currency)) return []
  const { de, en } = existingNames(known)
  return [
    problemAt(
      ['facts', 'costs', 'currency'],
      `"${currency}" steht nicht in interface › facts › currencies; ${de}`,
      `"${currency}" is not in interface › facts › currencies; ${en}`,
    ),
  ]
}

function stageProblems({ facts, schedule = [] }: Project, count: number): ReferenceProblem[] {
  const uses = [
    { path: ['facts', 'phases'], stage: factValue(facts.phases)?.to },
    ...schedule.map(({ phase, toPhase = phase }, index) => ({ path: ['schedule', index], stage: toPhase })),
  ]
  return uses
    .filter(({ stage = 0 }) => stage > count)
    .map(({ path, stage }) =>
      problemAt(
        path,
        `eine Leistungsphase ${stage} gibt es nicht; project-page › schedule › names nennt ${count}`,
        `there is no stage ${stage}; project-page › schedule › names has ${count}`,
      ),
    )
}
