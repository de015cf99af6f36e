// Makes the second firm's content the one that a site's modules read. Import it first.
import { otherFirm } from './sites.ts'

process.env.CONTENT_DIR = otherFirm.content
