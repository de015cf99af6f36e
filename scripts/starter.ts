// Before a package is made: the content that `achsmass new` begins with.
import { writeStarterContent } from '../starter/write-content.ts'

writeStarterContent()
