import type { Queries } from './database.ts'

/**
 * The tables of a store. Times are text in ISO 8601 and UTC, which both databases sort alike and both shells show readably.
 * A released migration is never edited; each change is a new entry at the end.
 */
export interface Schema {
  /** The name of the file in DATA_DIR, if the store is one. */
  file: string
  /** The name of the rows for messages about a loss. */
  holds: string
  migrations: readonly string[][]
  /**
   * The oldest schema whose program can still use this store. A minor version only adds columns and tables, so this number
   * only rises with a major version.
   */
  oldestUsable: number
}

const migrations: readonly string[][] = [
  [
    `CREATE TABLE inquiries (
       id TEXT PRIMARY KEY,
       reference TEXT NOT NULL UNIQUE,
       dedupe_key TEXT UNIQUE,
       kind TEXT NOT NULL,
       locale TEXT NOT NULL,
       received_at TEXT NOT NULL,
       email TEXT,
       fields TEXT,
       held_reason TEXT,
       erased_at TEXT
     )`,
    'CREATE INDEX inquiries_received ON inquiries (received_at)',
    'CREATE INDEX inquiries_email ON inquiries (email)',
    `CREATE TABLE mails (
       id TEXT PRIMARY KEY,
       inquiry_id TEXT REFERENCES inquiries (id),
       purpose TEXT NOT NULL,
       once_key TEXT UNIQUE,
       content TEXT NOT NULL,
       state TEXT NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0,
       due_at TEXT NOT NULL,
       lease_owner TEXT,
       lease_until TEXT,
       blocked_by TEXT,
       last_error TEXT,
       created_at TEXT NOT NULL,
       sent_at TEXT
     )`,
    'CREATE INDEX mails_due ON mails (state, due_at)',
    'CREATE INDEX mails_inquiry ON mails (inquiry_id)',
    'CREATE TABLE arrivals (client TEXT NOT NULL, at TEXT NOT NULL)',
    'CREATE INDEX arrivals_client ON arrivals (client, at)',
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    // Records the actions of the firm's people on an inquiry, and their notes about it.
    `CREATE TABLE deeds (
       id TEXT PRIMARY KEY,
       inquiry_id TEXT NOT NULL REFERENCES inquiries (id),
       at TEXT NOT NULL,
       person TEXT NOT NULL,
       what TEXT NOT NULL,
       note TEXT
     )`,
    'CREATE INDEX deeds_inquiry ON deeds (inquiry_id, at)',
  ],
  [
    // Daily sums of page views, which identify nobody.
    `CREATE TABLE visits (
       day TEXT NOT NULL,
       kind TEXT NOT NULL,
       name TEXT NOT NULL,
       count INTEGER NOT NULL,
       PRIMARY KEY (day, kind, name)
     )`,
  ],
  // The labels of the inquiry's form, which may change or be removed.
  ['ALTER TABLE inquiries ADD COLUMN asked TEXT'],
]

export const inquirySchema: Schema = {
  file: 'inquiries.db',
  holds: 'inquiries',
  migrations,
  oldestUsable: 1,
}

/** The store was made by a newer major version of the program. */
export class SchemaError extends Error {}

/** Brings the schema up to date. The caller makes sure that only one process does so at a time. */
export async function migrate(queries: Queries, { migrations, oldestUsable }: Schema): Promise<void> {
  await queries.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)')
  const [row] = await queries.query<{ version: number }>('SELECT version FROM schema_version')
  const current = row?.version ?? 0
  if (current > migrations.length) return checkUsable(queries, current, migrations.length)
  for (const statement of migrations.slice(current).flat()) await queries.query(statement)
  if (row === undefined)
    await queries.query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length])
  else await queries.query('UPDATE schema_version SET version = $1', [migrations.length])
  await queries.query(
    `INSERT INTO settings (name, value) VALUES ('oldest_usable_schema', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [String(oldestUsable)],
  )
}

/** Allows an older program, after a downgrade, to use a newer store. It ignores the additions. */
async function checkUsable(queries: Queries, current: number, known: number): Promise<void> {
  const [row] = await queries.query<{ value: string }>(
    "SELECT value FROM settings WHERE name = 'oldest_usable_schema'",
  )
  if (row !== undefined && Number(row.value) <= known) return
  throw new SchemaError(
    `The store has schema ${current}, newer than this program (${known}); update the program.`,
  )
}
