import { parseArgs } from 'node:util'
import { inquiryStates, type Selection } from './selection.ts'

/** A command that was not understood; shown with the list of commands. */
export class UsageError extends Error {}

/** A command that could not do all it should. */
export class UnfinishedError extends Error {}

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  to: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  held: { type: 'boolean' },
  search: { type: 'string' },
  text: { type: 'string' },
  done: { type: 'boolean' },
  open: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const

export interface Arguments {
  reference: string | undefined
  selection: Selection
  search: string | undefined
  /** The text of a note. */
  text: string | undefined
  email: string | undefined
  /** A file. */
  to: string | undefined
  all: boolean
  json: boolean
  csv: boolean
  yes: boolean
  held: boolean
  dryRun: boolean
}

export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args)
  if (positionals.length > 1) throw new UsageError(`One reference at a time, not ${positionals.length}.`)
  return {
    // Read over the telephone, it may arrive in lower case.
    reference: positionals[0]?.toUpperCase(),
    selection: {
      state: oneOf('--state', values.state, inquiryStates),
      kind: values.kind,
      since: date('--since', values.since),
      until: date('--until', values.until),
      done: values.done === values.open ? undefined : values.done === true,
    },
    search: values.search,
    text: values.text,
    email: values.email,
    to: values.to,
    all: values.all ?? false,
    json: values.json ?? false,
    csv: values.csv ?? false,
    yes: values.yes ?? false,
    held: values.held ?? false,
    dryRun: values['dry-run'] ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function oneOf<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find(candidate => candidate === value)
  if (value !== undefined && choice === undefined)
    throw new UsageError(`${name} is one of ${choices.join(', ')}.`)
  return choice
}

function date(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  if (!valid) throw new UsageError(`${name} is a day such as 2026-11-20.`)
  return value
}
