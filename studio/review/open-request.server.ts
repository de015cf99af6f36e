import { changedFiles } from '../content/git.ts'
import { hasSecondPerson, needSecondPerson } from '../content/legal.ts'
import { nameIn, publishedFolders } from '../content/published.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { withStudioStore } from '../http/store.server.ts'
import type { Publisher } from '../publish/publisher.server.ts'
import { type ApprovalRequest, requestById, type Verdict } from './requests.server.ts'

export const closed = {
  de: 'Diese Bitte ist nicht mehr offen. Laden Sie die Seite neu.',
  en: 'This request is no longer open. Please reload the page.',
}

export async function openRequest(studio: Studio, id: string): Promise<ApprovalRequest> {
  const request = await withStudioStore(studio, queries => requestById(queries, id))
  if (request?.state !== 'open') throw new Refusal(409, closed)
  return request
}

export async function namesIn({ deps: { git, folder } }: Publisher, { snapshot }: ApprovalRequest) {
  const paths = await changedFiles(git, `${snapshot}^`, snapshot, publishedFolders(folder))
  return paths.map(path => nameIn(folder, path))
}

/** Lists the approved files. For a legal text, only an approval by a person who did not write it counts. */
export async function approvedFiles(
  studio: Studio,
  request: ApprovalRequest,
  names: readonly string[],
  verdicts: readonly Verdict[],
): Promise<string[]> {
  const legal = await needSecondPerson(studio, names, request.snapshot)
  return names.filter(name => {
    const approvers = verdicts
      .filter(verdict => verdict.file === name && verdict.verdict === 'ok')
      .map(({ login }) => login)
    const isBlocked = verdicts.some(verdict => verdict.file === name && verdict.verdict === 'remark')
    if (approvers.length === 0 || isBlocked) return false
    const writers = (request.authors[name] ?? []).map(({ login }) => login)
    // A change without a known author may be by the person who asks.
    const known = writers.length > 0 ? writers : [request.login]
    return !legal.has(name) || hasSecondPerson(known, approvers, undefined)
  })
}
