import type { ServiceTexts } from '../src/content/service-texts.ts'
import type { Firm } from './firm.ts'
import type { BuildPolicy } from './http/headers.ts'

/** What a build notes about itself, in build.json: for the server, the next build, and search engines. */
export interface BuildRecord {
  policy: BuildPolicy
  settings: Record<string, string>
  firm: Firm
  /** What the service says to visitors and to the firm. */
  texts: ServiceTexts
  /** Every page that can be found, by its address, with a hash of what a reader gets. */
  pages: Record<string, string>
}
