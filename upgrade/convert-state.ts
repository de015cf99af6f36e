// Converts the public state, the drafts and scheduled publications in a copy of the site.
import { type Git, GitError } from '../studio/content/git.ts'
import type { State } from './state.ts'

export type Converted = { state: State; notes: string[] }

/**
 * `copy` is a working tree of the same repository, and `change` converts its folder. This only adds objects to the
 * repository; the site stays unchanged until the state is switched.
 */
export async function convertState(
  copy: Git,
  { head, folder, scheduled }: State,
  change: (folder: string) => void,
  message: string,
): Promise<Converted> {
  const convertTree = async () => {
    change(copy.project)
    await copy.text(['add', '--all'])
    return copy.text(['write-tree'])
  }
  const checkOut = (tree: string) => copy.text(['read-tree', '--reset', '-u', tree])
  const notes: string[] = []

  await checkOut(head)
  const tree = await convertTree()
  if (tree === (await copy.text(['rev-parse', `${head}^{tree}`])))
    return { state: { head, folder, scheduled }, notes }
  const migrated = await copy.text(['commit-tree', tree, '-p', head, '-m', message], {
    env: await author(copy),
  })

  const moved: State['scheduled'] = {}
  for (const [ref, commit] of Object.entries(scheduled)) {
    moved[ref] = commit
    // A scheduled publication is a change to the old format, so it is applied to that first and then converted.
    await copy.text(['checkout', '--quiet', '--force', '--detach', head])
    try {
      await copy.text(['cherry-pick', '--no-commit', commit])
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      await copy.text(['reset', '--quiet', '--hard'])
      notes.push(
        'A scheduled publication changes lines that have been published with other text since; schedule it again.',
      )
      continue
    }
    const body = await copy.text(['log', '-1', '--format=%B', commit])
    const env = await author(copy, commit)
    moved[ref] = await copy.text(['commit-tree', await convertTree(), '-p', migrated, '-m', body], { env })
  }

  await checkOut(folder)
  const drafts = await convertTree()
  await checkOut(tree)
  return { state: { head: migrated, folder: drafts, scheduled: moved }, notes }
}

/** Returns the author of a commit. Without a commit it is the person in git's settings, or the program. */
async function author({ text }: Git, commit?: string): Promise<Record<string, string>> {
  const [name = '', email = '', date = ''] = commit
    ? (await text(['log', '-1', '--format=%an%n%ae%n%aI', commit])).split('\n')
    : [await setting('user.name', 'achsmass'), await setting('user.email', 'achsmass@localhost')]
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    ...(date && { GIT_AUTHOR_DATE: date }),
  }

  function setting(key: string, otherwise: string): Promise<string> {
    return text(['config', key]).catch(() => otherwise)
  }
}
