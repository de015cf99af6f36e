export type Value = string | number | null

export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and returns its rows. */
  query<Row = Record<string, Value>>(sql: string, parameters?: readonly Value[]): Promise<Row[]>
}

/** The common interface of SQLite and PostgreSQL. Both take the same statements. */
export interface Database extends Queries {
  readonly kind: 'sqlite' | 'postgres'
  /**
   * One durable write: when the promise resolves, everything in it survives a power cut. Transactions run one after
   * the other, also those of other processes, so that none needs to think of the others.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Makes deleted rows unreadable in the files as well. False when another program still reads them. */
  forget(): Promise<boolean>
  close(): Promise<void>
}

/** The store could not be used: full, read-only, gone. The visitor gets 503, nothing is half stored. */
export class StoreError extends Error {
  /** The database's own error code. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** Gives a reason that may be logged. Errors of the store are about disks; others might quote an inquiry. */
export function reasonOf(error: unknown): string {
  return error instanceof StoreError ? error.message : (error as Error).name
}
