// Imported first, it makes the second firm's content the one that modules of a site read.
import { otherFirm } from './sites.ts'

process.env.CONTENT_DIR = otherFirm.content
