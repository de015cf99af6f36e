import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceTexts } from '../../src/content/service-texts.ts'
import type { FormDefinitions } from '../../src/forms/definitions.ts'
import type { HeaderSettings } from '../http/headers.ts'
import type { MailColours } from '../mail/mail-body.ts'
import { buildRecord } from './build-files.ts'

export class NoBuildError extends Error {}

/** The firm's details in mails: the name that signs them, the number to call, the colours of its theme. */
export interface Firm {
  name: string
  phone: string
  /** The addresses of the firm's people, by the key that forms name them with. */
  mailboxes: Record<string, string>
  colours?: MailColours | undefined
}

/** The suggestions of the not-found page. `before`, the items that fit and `after` replace `template`. */
export interface NearMisses {
  template: string
  before: string
  /** A page by the words it goes by, and the list item that links to it. */
  items: { words: string; html: string }[]
  after: string
}

/** The names that page views are counted by. Present only if the firm counts visits. */
export interface VisitNames {
  /** Projects by the addresses of their pages. */
  projects: Record<string, string>
  /** Addresses of the pages that print sheets of projects. */
  sheets: string[]
  /** Addresses of the pages whose query has criteria. */
  criteriaPages: string[]
  /** Criteria as they stand in a query, with their value where it is one of a few. */
  criteria: string[]
}

/** The contents of build.json, written by a build. The server, the next build and IndexNow read them. */
export interface BuildRecord {
  headers: HeaderSettings
  settings: Record<string, string>
  /** The digest of the content, theme and sections that it was built from. */
  content: string
  firm: Firm
  /** Other hosts, in ASCII. They lead to the second language of the site. */
  alternateHosts?: string[]
  texts: ServiceTexts
  /** The forms of the last version in each language; of the first version there are none. */
  formerForms?: Record<string, FormDefinitions>
  nearMisses: Partial<Record<string, NearMisses | undefined>>
  visits?: VisitNames | undefined
  /** Every page that can be found, by its address, with a hash of what a reader gets. */
  pages: Record<string, string>
}

/** Reads the record of a build. A folder that our build did not write has none, and gives an empty one. */
export function readBuildRecord(dir: string): Partial<BuildRecord> {
  const file = join(dir, buildRecord)
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    throw new NoBuildError(`${file} is damaged; run npm run build again.`)
  }
}
