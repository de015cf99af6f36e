// Import this after the firm and before the modules that read content, as the process of the bid desk sets it.
import { setAudience } from '../../src/content/audience.ts'

setAudience('application-with-internal')
