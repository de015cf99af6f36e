export type Value = string | number | null

export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and returns its rows. */
  query<Row = Record<string, Value>>(sql: string, parameters?: readonly Value[]): Promise<Row[]>
}

/** The common interface of SQLite and PostgreSQL. Both take the same statements. */
export interface Database extends Queries {
  readonly kind: 'sqlite' | 'postgres'
  /**
   * Makes one durable write. Once the promise resolves, everything in it survives a power cut. Transactions run one after the
   * other, even those of other processes, so that none has to consider the others.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Makes deleted rows unreadable in the files too. Returns false while another program still reads them. */
  forget(): Promise<boolean>
  close(): Promise<void>
}

/** The store cannot be used: it is full, read-only or missing. The visitor gets 503, and nothing is half stored. */
export class StoreError extends Error {
  /** The database's own error code. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** Returns a reason that may be logged. The store's errors are about disks, but others might quote an inquiry. */
export function reasonOf(error: unknown): string {
  return error instanceof StoreError ? error.message : (error as Error).name
}
