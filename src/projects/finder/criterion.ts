// The interface of a criterion in the finder. The table of all criteria is criteria.ts.
import type { disciplines } from '../../content/schemas/fact-kinds.ts'
import type { Locale } from '../../routes.ts'
import type { Site } from '../../site/shared/site.ts'
import type { FactWords, FactWriter, OwnFact, StageSystem } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import type { reasons } from './keys.ts'

/** The facts of a project that tenders ask about. A missing fact is not published. */
export type Reference = Pick<PublicProject, 'id' | 'title' | 'category' | 'facts' | 'stageEnds' | 'built'>

export type Verdict = 'met' | 'unmet' | 'open'
export type Finding = { verdict: Verdict; only?: keyof typeof reasons }

export type FinderWords = Site['interface']['referenceFinder']
export type Discipline = (typeof disciplines)[number]

/** The values that a match needs in addition to the facts of a project. */
export type Judging = {
  stages: StageSystem
  /** The currency code of costs that have none. */
  mainCurrency: string | undefined
  /** The current month, such as 2026-11. */
  now: string
}

export type Speaking = Judging & {
  words: FinderWords
  facts: FactWords
  write: FactWriter
  locale: Locale
  /** The building types, by the id of their category. */
  types: { id: string; label: string }[]
  /** The firm's own figures. */
  own: readonly OwnFact[]
}

export type Typed = string | number
export type Option = readonly [value: string, label: string]
type Label = keyof FinderWords['form']

/** A field of the form. It reads its part of the value, and returns the value with that part changed. */
export type Field<Value> = {
  label: Label
  /** Hides the field in the fold of rare criteria. */
  rare?: true
  /** Lets the field share a line with the next half-width one. */
  half?: true
  /** Returns false if this firm has nothing to choose from. */
  isOffered?: (speaking: Speaking) => boolean
} & (
  | {
      as: 'select'
      options: (speaking: Speaking, value: Value | undefined) => Option[]
      get: (value: Value, speaking: Speaking) => string
      set: (text: string, value: Value | undefined, speaking: Speaking) => Value | undefined
    }
  | {
      /** A project needs only one of the chosen options. */
      as: 'several' | 'boxes'
      options: (speaking: Speaking) => Option[]
      get: (value: Value) => readonly string[]
      set: (chosen: string[]) => Value | undefined
    }
  | {
      as: 'box'
      get: (value: Value) => boolean
      set: (on: boolean, value: Value | undefined) => Value | undefined
    }
  | {
      as: 'stages'
      get: (value: Value) => { from: number; to: number } | undefined
      set: (range: { from: number; to: number } | undefined, value: Value | undefined) => Value | undefined
    }
  | {
      as: 'typed'
      parse: (text: string, speaking: Speaking, value: Value | undefined) => Typed | undefined | null
      /** Formats the value for the field. `inWords` adds the unit. */
      write: (typed: Typed, speaking: Speaking) => string
      inWords: (typed: Typed, speaking: Speaking, value: Value | undefined) => string
      get: (value: Value) => Typed | undefined
      set: (typed: Typed | undefined, value: Value | undefined, speaking: Speaking) => Value | undefined
      wrong: 'numberWrong' | 'monthWrong'
      hint?: Label
    }
)

export type Criterion<Value> = {
  /** Shows the column of this criterion while no criterion is set. */
  usual?: true
  /** Reads the value from the address and ignores invalid parameters. */
  parse: (query: URLSearchParams, known: { categories: readonly string[] }) => Value | undefined
  /** Returns the parameters of the address. */
  write: (value: Value) => Record<string, string | number | undefined>
  /** Returns false for a value that restricts nothing yet, such as "with VAT" without an amount. */
  asks?: (value: Value) => boolean
  /** Returns the column's heading if it depends on the value. */
  head?: (value: Value, speaking: Speaking) => string | undefined
  match: (reference: Reference, value: Value, judging: Judging) => Finding
  /** Describes the criterion in few words: from 3,000 m². */
  ask: (value: Value, speaking: Speaking) => string
  /** Formats the project's fact in the terms of the criterion. */
  value: (reference: Reference, asked: Value | undefined, speaking: Speaking) => string | undefined
  fields: Field<Value>[]
}
