import type { Model } from '../content/model.ts'
import { type Content, contentFiles } from './content.ts'
import { checkBetweenFiles } from './references.ts'

/** What reading and checking need to know of this site. */
export const siteModel: Model<Content> = { files: contentFiles, check: checkBetweenFiles }
