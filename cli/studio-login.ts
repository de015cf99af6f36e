// Gives a person access to the Studio as an administrator: the first one, or one who is locked out.
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { linkMinutes, newLoginLink } from '../studio/access/login.server.ts'
import { peopleIn, storePerson } from '../studio/http/people.server.ts'
import { studioSettings } from '../studio/http/settings.ts'
import { closeStudioStore, withStudioStore } from '../studio/http/store.server.ts'

if (existsSync('.env')) loadEnvFile('.env')
const [login] = process.argv.slice(2)
if (login === undefined || login.startsWith('-')) {
  console.error(
    'Usage: npm run studio-login -- NAME\nNAME is the name that your login sends, or an email address.',
  )
  process.exit(1)
}
const studio = studioSettings([], process.env)
const link = await withStudioStore(studio, ({ transaction }) =>
  transaction(async queries => {
    const isAsked = (person: { login: string }) => person.login.toLowerCase() === login.toLowerCase()
    const known = (await peopleIn(queries)).find(isAsked)
    const email = login.includes('@') ? login : null
    await storePerson(queries, {
      ...(known ?? { login, name: login, email }),
      roles: [...new Set([...(known?.roles ?? ['edit' as const]), 'administer' as const])],
    })
    const id = (await peopleIn(queries)).find(isAsked)?.id
    // The link works in any browser, because anyone who can run this command controls the machine.
    return studio.login === 'mail' && id ? newLoginLink(queries, studio, id, undefined) : undefined
  }),
)
console.log(`${login} is now an administrator of the Studio and can give roles to people under Access.`)
if (link) console.log(`Sign in within ${linkMinutes} minutes, once: ${link}`)
await closeStudioStore(studio.dataDir)
