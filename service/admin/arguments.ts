import { parseArgs } from 'node:util'
import { inquiryStates } from './read-inquiries.ts'

/** A command that was not understood; shown with the list of commands. */
export class UsageError extends Error {}

/** A command that could only do a part of its work. */
export class UnfinishedError extends Error {}

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  search: { type: 'string' },
  done: { type: 'boolean' },
  open: { type: 'boolean' },
  email: { type: 'string' },
  text: { type: 'string' },
  to: { type: 'string' },
  all: { type: 'boolean' },
  held: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export type Arguments = ReturnType<typeof readArguments>

export function readArguments(args: string[]) {
  const { values, positionals } = parse(args)
  if (positionals.length > 1) throw new UsageError(`Give one reference, not ${positionals.length}.`)
  const { kind, search, done, open } = values
  const state = inquiryStates.find(name => name === values.state)
  if (state !== values.state) throw new UsageError(`--state must be one of ${inquiryStates.join(', ')}.`)
  const [since, until] = [day('--since', values.since), day('--until', values.until)]
  return {
    ...values,
    // A reference that was dictated on the phone may be in lower case.
    reference: positionals[0]?.toUpperCase(),
    selection: { state, kind, since, until, search, done: done === open ? undefined : done === true },
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function day(name: string, value: string | undefined): string | undefined {
  if (value === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))))
    return value
  throw new UsageError(`${name} must be a day such as 2026-11-20.`)
}
