// Lets somebody into the Studio who administers it: the first person, or one who is locked out.
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { peopleIn, storePerson } from '../studio/http/people.server.ts'
import { studioSettings } from '../studio/http/settings.ts'
import { closeStudioStore, withStudioStore } from '../studio/http/store.server.ts'

if (existsSync('.env')) loadEnvFile('.env')
const [login] = process.argv.slice(2)
if (login === undefined || login.startsWith('-')) {
  console.error('npm run studio-login -- NAME, as the login of the firm gives it, or an e-mail address')
  process.exit(1)
}
const studio = studioSettings([], process.env)
await withStudioStore(studio, ({ transaction }) =>
  transaction(async queries => {
    const known = (await peopleIn(queries)).find(
      person => person.login === login.toLowerCase() || person.login === login,
    )
    const email = login.includes('@') ? login : null
    await storePerson(queries, {
      ...(known ?? { login, name: login, email }),
      roles: [...new Set([...(known?.roles ?? ['edit' as const]), 'administer' as const])],
    })
  }),
)
console.log(`${login} administers the Studio now and sets roles under Access.`)
await closeStudioStore(studio.dataDir)
