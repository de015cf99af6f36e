import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceTexts } from '../../src/content/service-texts.ts'
import type { FormDefinitions } from '../../src/forms/definitions.ts'
import type { HeaderSettings } from '../http/headers.ts'
import type { MailColours } from '../mail/mail-body.ts'
import { buildRecord } from './build-files.ts'

export class NoBuildError extends Error {}

/** The firm's details for mails: the name in the signature, the phone number and the colours of the theme. */
export interface Firm {
  name: string
  phone: string
  /** The email addresses of staff, by the key that forms use. */
  mailboxes: Record<string, string>
  colours?: MailColours | undefined
}

/** The suggestions of the not-found page. In the page, `before`, the matching items and `after` replace `template`. */
export interface NearMisses {
  template: string
  before: string
  /** The words by which a page is found, and the list item that links to it. */
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
  /** Criteria as in a query, with their value if it is one of a few. */
  criteria: string[]
}

/** The contents of build.json, written by a build. The server, the next build and IndexNow read them. */
export interface BuildRecord {
  headers: HeaderSettings
  settings: Record<string, string>
  /** The digest of the content, theme and sections that the build was made from. */
  content: string
  firm: Firm
  /** Other hosts, in ASCII. They lead to the second language of the site. */
  alternateHosts?: string[]
  texts: ServiceTexts
  /** The forms of the last version in each language. The first version has none. */
  formerForms?: Record<string, FormDefinitions>
  nearMisses: Partial<Record<string, NearMisses | undefined>>
  visits?: VisitNames | undefined
  /** The findable pages by address, each with a hash of the content that a reader sees. */
  pages: Record<string, string>
}

/** Reads the record of a build. Returns an empty one for a folder that our build did not write. */
export function readBuildRecord(dir: string): Partial<BuildRecord> {
  const file = join(dir, buildRecord)
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    throw new NoBuildError(`${file} is damaged; run npm run build again.`)
  }
}
