// Sending to a remote needs one agreement, given in the Studio. The settings of the repository keep it for this address
// and branch only: another address asks again.
import type { Git } from '../content/git.ts'
import type { Remote } from './remote.server.ts'

export type Agreement = { person: string; at: string }
/** The address and branch that publications go to, and who agreed. */
export type Sending = { to: string; agreed: Agreement | undefined }

const setting = 'studio.sending'

export async function sendingOf(git: Git, { name, branch }: Remote): Promise<Sending> {
  const address = await git.text(['remote', 'get-url', '--push', name]).catch(() => name)
  const to = `${withoutLogin(address)} (${branch})`
  const stored = await git.text(['config', '--local', setting]).catch(() => '')
  const [agreedTo, person = '', at = ''] = stored.split('\n')
  return { to, agreed: agreedTo === to ? { person, at } : undefined }
}

export async function agree(git: Git, { to }: Sending, person: string): Promise<void> {
  const stored = [to, person.replace(/\s+/g, ' '), new Date().toISOString()]
  await git.text(['config', '--local', setting, stored.join('\n')])
}

/** Removes the login, because not everyone who publishes may see its password. */
const withoutLogin = (address: string): string => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')
