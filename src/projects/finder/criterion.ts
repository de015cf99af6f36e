// The interface of a criterion in the finder. The table of all criteria is criteria.ts.
import type { disciplines } from '../../content/schemas/fact-kinds.ts'
import type { Locale } from '../../routes.ts'
import type { Site } from '../../site/shared/site.ts'
import type { FactWords, FactWriter, OwnFact, StageSystem } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import type { reasons } from './keys.ts'

/** The facts of a project that tenders ask about. A missing one is not published. */
export type Reference = Pick<PublicProject, 'id' | 'title' | 'category' | 'facts' | 'stageEnds' | 'built'>

export type Verdict = 'met' | 'unmet' | 'open'
export type Finding = { verdict: Verdict; only?: keyof typeof reasons }

export type FinderWords = Site['interface']['referenceFinder']
export type Discipline = (typeof disciplines)[number]

/** The things that a verdict needs beside the facts of a project. */
export type Judging = {
  stages: StageSystem
  /** The code of the currency of costs that name none. */
  mainCurrency: string | undefined
  /** This month, such as 2026-11. */
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
  /** Seldom asked for: it stands in the fold. */
  rare?: true
  /** Shares a line with the next one. */
  half?: true
  /** False where this firm has nothing to choose from. */
  isOffered?: (speaking: Speaking) => boolean
} & (
  | {
      as: 'select'
      options: (speaking: Speaking, value: Value | undefined) => Option[]
      get: (value: Value, speaking: Speaking) => string
      set: (text: string, value: Value | undefined, speaking: Speaking) => Value | undefined
    }
  | {
      /** Several, of which one is enough. */
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
      /** As it stands in the field, and with its unit. */
      write: (typed: Typed, speaking: Speaking) => string
      inWords: (typed: Typed, speaking: Speaking, value: Value | undefined) => string
      get: (value: Value) => Typed | undefined
      set: (typed: Typed | undefined, value: Value | undefined, speaking: Speaking) => Value | undefined
      wrong: 'numberWrong' | 'monthWrong'
      hint?: Label
    }
)

export type Criterion<Value> = {
  /** A column of the results while nothing is asked for. */
  usual?: true
  /** Reads the address; what makes no sense is as if it were not there. */
  parse: (query: URLSearchParams, known: { categories: readonly string[] }) => Value | undefined
  /** The parameters of the address. */
  write: (value: Value) => Record<string, string | number | undefined>
  /** False for a value that asks for nothing yet, such as "with VAT" without an amount. */
  asks?: (value: Value) => boolean
  /** The head of its column, where the value changes it. */
  head?: (value: Value, speaking: Speaking) => string | undefined
  match: (reference: Reference, value: Value, judging: Judging) => Finding
  /** In few words: from 3,000 m². */
  ask: (value: Value, speaking: Speaking) => string
  /** The value of a project, in the terms of the criterion. */
  value: (reference: Reference, asked: Value | undefined, speaking: Speaking) => string | undefined
  fields: Field<Value>[]
}
