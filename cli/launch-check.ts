// npm run launch-check: checks whether the site may go online, and lists what remains to be done.
import { lookup } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseArgs } from 'node:util'
import { hosts } from '../deploy/launch/host.ts'
import { launchFindings } from '../deploy/launch/launch-check.ts'
import { lawyerQuestions } from '../deploy/launch/lawyer.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { ContentError } from '../src/content/problems.ts'

if (existsSync('.env')) loadEnvFile('.env')

const { values } = parseArgs({ options: { host: { type: 'string', default: 'machine' } } })
const host = hosts.find(known => known === values.host)
if (host === undefined) {
  console.error(`--host takes ${hosts.join(', ')}.`)
  process.exit(1)
}

try {
  const findings = await launchFindings({
    contentDir: contentDir(),
    publicDir: 'public',
    host,
    environment: process.env,
    resolveHost: host => lookup(host),
    now: new Date(),
  })
  for (const { where, what } of findings) console.log(`${where}: ${what}`)
  console.log(
    `\nFor a lawyer, which no check decides (docs/law.md):\n${lawyerQuestions.map(text => `- ${text}`).join('\n')}\n`,
  )
  const { length } = findings
  const mail = host === 'static' ? '' : ' A test mail was sent: check that it has arrived.'
  if (length === 0) console.log(`Ready to go online.${mail}`)
  else console.log(`Not ready: ${length} ${length === 1 ? 'thing needs' : 'things need'} to be done.`)
  process.exitCode = length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
