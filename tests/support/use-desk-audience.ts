// Sets the audience that the bid desk's process uses. Import it after the firm and before modules that read content.
import { setAudience } from '../../src/content/audience.ts'

setAudience('application-with-internal')
