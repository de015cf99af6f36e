// The words for the facts of a project, which were in two files, move into one.
import type { Change } from '../../src/content/changes.ts'
import type { OldPage } from './page.ts'

/** Returns the words of the earlier files by their new place in interface.yaml. */
export function factWords(ui: OldPage, projectPage: OldPage): Record<string, object> {
  const { details, values } = ui.project ?? {}
  if (!details && !projectPage.facts) return {}
  const { facts, works, listed, time } = projectPage
  const { areas, euros, millions, phase, phases } = values ?? {}
  return {
    facts: {
      labels: { ...details, ...facts },
      areas,
      power: values?.itLoad,
      currencies: millions && [{ code: 'EUR', units: euros, millions, short: millions }],
      stage: phase,
      stages: phases,
      works,
      listed,
      period: time,
    },
  }
}

const gone: Record<string, string[][]> = {
  'interface.yaml': [['project']],
  'mails.yaml': [['languages']],
  'project-page.yaml': [
    ['facts'],
    ['works'],
    ['listed'],
    ['time'],
    ['next', 'sameScale'],
    ['next', 'size'],
    ['next', 'cut'],
  ],
}

/** Removes entries that have moved, or whose words now come with the program. */
export const removals = (file: string): Change[] => (gone[file] ?? []).map(path => ({ op: 'remove', path }))

/** Turns the names of the stages into an ordered list, so that other countries can have fewer or more. */
export function stageNames({ schedule }: OldPage): Change[] {
  const { names } = schedule ?? {}
  if (!names || Array.isArray(names)) return []
  return [{ op: 'set', path: ['schedule', 'names'], value: Object.values(names) }]
}

/** Removes the title from the label of the previous project, because its card shows the title now. */
export function previousLabel({ next }: OldPage): Change[] {
  return Object.entries<string>(next?.previous ?? {})
    .filter(([, text]) => text.includes('{title}'))
    .map(([language, text]) => ({
      op: 'set',
      path: ['next', 'previous', language],
      value: text.replace(/\P{L}*\{title\}\P{L}*/u, ' ').trim(),
    }))
}
