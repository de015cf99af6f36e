export type Value = string | number | null

export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and returns its rows. */
  query<Row = Record<string, Value>>(sql: string, parameters?: readonly Value[]): Promise<Row[]>
}

/** What SQLite and PostgreSQL have in common here. Both take the same statements. */
export interface Database extends Queries {
  readonly kind: 'sqlite' | 'postgres'
  /** Appended to a SELECT that claims rows, so that several instances never claim the same. */
  readonly claim: string
  /** One durable write: when the promise resolves, everything in it survives a power cut. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Makes deleted rows unreadable in the files as well, as far as the database can. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** The store could not be used: full, read-only, gone. The visitor gets 503, nothing is half stored. */
export class StoreError extends Error {}
