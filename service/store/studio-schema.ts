import type { Schema } from './schema.ts'

/** The Studio's people and their actions. Always SQLite, because only one Studio runs, even with several service instances. */
export const studioSchema: Schema = {
  file: 'studio.db',
  holds: 'rows of the Studio',
  oldestUsable: 1,
  migrations: [
    [
      'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
      'CREATE TABLE arrivals (client TEXT NOT NULL, at TEXT NOT NULL)',
      'CREATE INDEX arrivals_client ON arrivals (client, at)',
      // `login` is the name from the proxy, or the address that gets login links.
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
    [
      // The latest writer of each field since its last publication. `place` is the path as JSON.
      `CREATE TABLE edits (
         file TEXT NOT NULL,
         place TEXT NOT NULL,
         login TEXT NOT NULL,
         person TEXT NOT NULL,
         at TEXT NOT NULL,
         PRIMARY KEY (file, place, login)
       )`,
      // `snapshot` is a commit of the draft that only the request refers to.
      `CREATE TABLE requests (
         id TEXT PRIMARY KEY,
         at TEXT NOT NULL,
         login TEXT NOT NULL,
         person TEXT NOT NULL,
         asked TEXT,
         note TEXT NOT NULL,
         snapshot TEXT NOT NULL,
         authors TEXT NOT NULL,
         state TEXT NOT NULL
       )`,
      `CREATE TABLE verdicts (
         request_id TEXT NOT NULL REFERENCES requests (id),
         file TEXT NOT NULL,
         login TEXT NOT NULL,
         person TEXT NOT NULL,
         verdict TEXT NOT NULL,
         at TEXT NOT NULL,
         PRIMARY KEY (request_id, file, login)
       )`,
      // Remarks of approvers and guests, which stay at their field until they are done.
      `CREATE TABLE remarks (
         id TEXT PRIMARY KEY,
         request_id TEXT REFERENCES requests (id),
         link_id TEXT,
         person TEXT NOT NULL,
         file TEXT NOT NULL,
         place TEXT NOT NULL,
         language TEXT,
         quote TEXT NOT NULL,
         text TEXT NOT NULL,
         at TEXT NOT NULL,
         answer TEXT,
         answered_by TEXT,
         done_at TEXT
       )`,
      'CREATE INDEX remarks_file ON remarks (file)',
    ],
    [
      // Login links and sessions, stored only as hashes of the browser's tokens.
      `CREATE TABLE logins (
         hash TEXT PRIMARY KEY,
         person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
         browser TEXT,
         expires_at TEXT NOT NULL
       )`,
      `CREATE TABLE sessions (
         hash TEXT PRIMARY KEY,
         id TEXT NOT NULL UNIQUE,
         person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
         created_at TEXT NOT NULL,
         seen_at TEXT NOT NULL,
         agent TEXT NOT NULL
       )`,
    ],
    [
      // Draft links, stored only as hashes of the guests' tokens.
      `CREATE TABLE links (
         id TEXT PRIMARY KEY,
         hash TEXT NOT NULL UNIQUE,
         guest TEXT NOT NULL,
         files TEXT,
         snapshot TEXT,
         may_remark INTEGER NOT NULL,
         login TEXT NOT NULL,
         person TEXT NOT NULL,
         created_at TEXT NOT NULL,
         expires_at TEXT NOT NULL,
         ended_at TEXT,
         opened_at TEXT,
         opened INTEGER NOT NULL
       )`,
    ],
    [
      // `work` is the state of the bid: the lines of the tender, its criteria and the chosen references.
      `CREATE TABLE bids (
         id TEXT PRIMARY KEY,
         name TEXT NOT NULL,
         deadline TEXT,
         work TEXT NOT NULL,
         notes TEXT NOT NULL,
         verdict TEXT NOT NULL,
         verdict_by TEXT,
         verdict_at TEXT,
         outcome TEXT NOT NULL,
         person TEXT NOT NULL,
         changed_by TEXT NOT NULL,
         changed_at TEXT NOT NULL,
         version INTEGER NOT NULL
       )`,
    ],
  ],
}
