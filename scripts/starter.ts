// Writes the content that `achsmass new` starts from, before npm makes the package.
import { writeStarterContent } from '../starter/write-content.ts'

writeStarterContent()
