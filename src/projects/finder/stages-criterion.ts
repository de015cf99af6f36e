// The stages that a tender asks for: which, how many, and whether they must be finished.
import { mostStages } from '../../content/schemas/fact-kinds.ts'
import { fill } from '../../i18n/fill.ts'
import { ifStated, type Stages } from '../facts.ts'
import type { Criterion } from './criterion.ts'
import { compact, whole } from './criterion-values.ts'
import { type AskedStages, finishedStages, matchStages, numbersTo } from './stages.ts'

const stagesOf = (text: string | null): Stages | undefined => {
  const [from = 0, to = 0] =
    /^(\d{1,2})-(\d{1,2})$/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return from > 0 && from <= to && to <= mostStages ? { from, to } : undefined
}

export const stagesCriterion: Criterion<AskedStages> = {
  usual: true,
  parse: query => {
    const any = whole(mostStages, query.get('any'))
    return compact<AskedStages>({
      range: stagesOf(query.get('lph')),
      enough: any ?? whole(mostStages, query.get('row')),
      any: any === undefined ? undefined : true,
      finished: query.get('done') === '1' ? true : undefined,
    })
  },
  write: ({ range, enough, any, finished }) => ({
    lph: range && `${range.from}-${range.to}`,
    [any ? 'any' : 'row']: enough,
    done: finished && 1,
  }),
  asks: ({ range, enough, finished }) => range !== undefined || enough !== undefined || finished === true,
  match: matchStages,
  ask: ({ range, enough, any, finished }, { words: { asks }, write }) => {
    const stages = range && write.stages(range)
    const row = any ? asks.any : asks.row
    const text = enough
      ? stages
        ? fill(any ? asks.anyOf : asks.rowOf, { n: enough, stages })
        : fill(row, { n: enough })
      : (stages ?? '')
    return finished ? [text, asks.finished].filter(Boolean).join(', ') : text
  },
  value: (reference, asked, speaking) =>
    asked?.finished
      ? finishedStages(reference, speaking).map(speaking.write.stages).join(', ') || undefined
      : ifStated(reference.facts.phases, speaking.write.stages),
  fields: [
    {
      label: 'stages',
      as: 'stages',
      get: ({ range }) => range,
      set: (range, value) => compact({ ...value, range }),
    },
    {
      label: 'row',
      rare: true,
      half: true,
      as: 'select',
      options: ({ stages, words: { form } }) => {
        const some = numbersTo(stages.count).slice(1, -1)
        return [
          ['', form.any],
          ...some.map(n => [String(n), fill(form.rowCount, { n })] as const),
          ...some.map(n => [`any ${n}`, fill(form.anyCount, { n })] as const),
        ]
      },
      get: ({ enough, any }) => (enough ? `${any ? 'any ' : ''}${enough}` : ''),
      set: (text, { range, finished } = {}) =>
        compact<AskedStages>({
          range,
          finished,
          enough: Number(text.replace('any ', '')) || undefined,
          any: text.startsWith('any') ? true : undefined,
        }),
    },
    {
      label: 'finished',
      rare: true,
      as: 'box',
      get: ({ finished }) => finished === true,
      set: (on, value) => compact({ ...value, finished: on ? true : undefined }),
    },
  ],
}
