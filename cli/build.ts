// `--if-older` builds nothing where the build is up to date.
import { buildSite, isUpToDate } from './site-build.ts'

if (!process.argv.includes('--if-older') || !isUpToDate()) await buildSite()
