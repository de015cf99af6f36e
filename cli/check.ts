// Checks the content and the format of its files.
import { checkContent } from '../src/content/check-content.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { describeHints } from '../src/content/glossary-hints.ts'
import { ContentError, spokenLanguage } from '../src/content/problems.ts'
import { nextToWrite } from '../src/content/to-write.ts'
import { expiredJobs } from '../src/sections/Jobs/expired-jobs.ts'
import { siteModel } from '../src/site/site-model.ts'
import { unformattedContent } from './content-form.ts'

const { jobs } = await checkContent(siteModel, contentDir()).catch(error => {
  if (!(error instanceof ContentError)) throw error
  console.log(error.message)
  process.exit(1)
})
const next = nextToWrite(contentDir(), spokenLanguage())
if (next) console.log(next)
const hints = describeHints(contentDir(), spokenLanguage())
if (hints) console.log(hints)
const expired = expiredJobs(jobs, spokenLanguage())
if (expired) console.log(expired)
const unformatted = unformattedContent(contentDir(), spokenLanguage())
if (unformatted) console.log(unformatted)
process.exit(unformatted ? 1 : 0)
