import type { Schema } from './schema.ts'

/** The people of the Studio and what they do. Always SQLite: the Studio runs once, also where several instances serve. */
export const studioSchema: Schema = {
  file: 'studio.db',
  holds: 'rows of the Studio',
  oldestUsable: 1,
  migrations: [
    [
      'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
      'CREATE TABLE arrivals (client TEXT NOT NULL, at TEXT NOT NULL)',
      'CREATE INDEX arrivals_client ON arrivals (client, at)',
      // `login` is the name that the proxy gives, or the address that login links go to.
      `CREATE TABLE people (
         id TEXT PRIMARY KEY,
         login TEXT NOT NULL UNIQUE,
         name TEXT NOT NULL,
         email TEXT,
         roles TEXT NOT NULL
       )`,
      // One row for the repeated saves of a person in one file within an hour.
      `CREATE TABLE journal (
         id TEXT PRIMARY KEY,
         at TEXT NOT NULL,
         person TEXT NOT NULL,
         what TEXT NOT NULL,
         subject TEXT NOT NULL,
         count INTEGER NOT NULL
       )`,
      'CREATE INDEX journal_at ON journal (at)',
    ],
  ],
}
