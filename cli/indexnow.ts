// npm run indexnow: submits changed pages to search engines. Run it after each deployment.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { IndexNowError, submitChanges } from '../deploy/index-now.ts'

if (existsSync('.env')) loadEnvFile('.env')

try {
  const message = await submitChanges({
    key: process.env.INDEXNOW_KEY,
    endpoint: process.env.INDEXNOW_ENDPOINT || 'https://api.indexnow.org/indexnow',
    siteDir: process.env.SITE_DIR || 'dist',
    stateFile: join(process.env.DATA_DIR || 'data', 'indexnow.json'),
  })
  console.log(message)
} catch (error) {
  if (!(error instanceof IndexNowError)) throw error
  console.error(error.message)
  process.exit(1)
}
