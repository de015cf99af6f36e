// Builds the site. `--if-older` skips a build that is up to date.
import { buildSite, isUpToDate } from './site-build.ts'

if (!process.argv.includes('--if-older') || !isUpToDate()) await buildSite()
