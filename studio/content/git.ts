// Git as the Studio uses it: without a shell, without prompts and without hooks, so that a firm's edits never run the
// project's own tests.
import { spawn } from 'node:child_process'

export type Git = {
  /** Returns the output as bytes. Throws a GitError if the command fails. */
  bytes: (args: string[], options?: Options) => Promise<Buffer>
  /** Returns the same as text, without the line break at its end. */
  text: (args: string[], options?: Options) => Promise<string>
  /** Returns the file names that a command lists with the option -z. */
  names: (args: string[], options?: Options) => Promise<string[]>
  project: string
  /** The folder of the project in its repository, such as `sites/our-firm/`; empty if it is the repository itself. */
  prefix: string
}
type Options = { input?: string | Buffer; env?: Record<string, string>; timeout?: number }

export class GitError extends Error {
  readonly code: number | null
  constructor(args: readonly string[], code: number | null, says: string) {
    super(`git ${args[0]}: ${says || `ended with ${code}`}`)
    this.code = code
  }
}

/** Leaves out settings such as GIT_DIR from a hook that started the Studio. */
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

/** Overrides the person's own git settings. Files stay byte for byte, and git never signs or asks. */
const own = [
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'core.autocrlf=false',
  'commit.gpgSign=false',
  'maintenance.auto=false',
  'merge.renames=false',
].flatMap(setting => ['-c', setting])

export function gitIn(project: string, prefix = ''): Git {
  const bytes: Git['bytes'] = (args, { input, env, timeout } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn('git', [...own, ...args], {
        cwd: project,
        stdio: ['pipe', 'pipe', 'pipe'],
        timeout: timeout ?? 0,
        env: {
          ...inherited,
          GIT_TERMINAL_PROMPT: '0',
          GIT_OPTIONAL_LOCKS: '0',
          GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
          LC_ALL: 'C',
          ...env,
        },
      })
      const output: Buffer[] = []
      let problem = ''
      child.stdout.on('data', chunk => output.push(chunk))
      child.stderr.on('data', chunk => {
        problem += chunk
      })
      // Ignores the error when a command closes its input early.
      child.stdin.on('error', () => {})
      child.on('error', reject)
      child.on('close', code => {
        if (code === 0) resolve(Buffer.concat(output))
        else reject(new GitError(args, code, problem.trim()))
      })
      child.stdin.end(input)
    })
  const text: Git['text'] = async (args, options) =>
    (await bytes(args, options)).toString().replace(/\n$/, '')
  return {
    project,
    prefix,
    bytes,
    text,
    names: async (args, options) => (await bytes(args, options)).toString().split('\0').filter(Boolean),
  }
}

/** Opens the Git history of a folder. A folder without one gets its present files as the first commit. */
export async function openHistory(project: string, person: string): Promise<Git> {
  const git = gitIn(project)
  if (await isInHistory(git)) return gitIn(project, await git.text(['rev-parse', '--show-prefix']))
  await git.text(['init', '--quiet', '--initial-branch=main'])
  await git.text(['add', '--all'])
  await git.text(['commit', '--quiet', '--allow-empty', '--message=As it was'], { env: signed(person) })
  return git
}

/** False without git, outside of a repository, and for a folder that was never committed. */
export async function isInHistory(git: Git): Promise<boolean> {
  try {
    await git.text(['rev-parse', '--is-inside-work-tree'])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    if (error instanceof GitError && /not a git repository/.test(error.message)) return false
    // Throws, because a repository that Git refuses to read may hold a draft.
    throw error
  }
  return git.text(['rev-parse', '--verify', '--quiet', 'HEAD:./']).then(
    () => true,
    () => false,
  )
}

/** Reads a file from a commit; undefined if the commit has no such file. */
export const bytesAt = ({ bytes }: Git, commit: string, file: string): Promise<Buffer | undefined> =>
  bytes(['cat-file', 'blob', `${commit}:./${file}`]).catch((error: unknown) => {
    if (error instanceof GitError) return undefined
    throw error
  })

/** Files of the project that differ between two commits. */
export const changedFiles = (
  { names }: Git,
  from: string,
  to: string,
  folders: readonly string[] = ['.'],
): Promise<string[]> =>
  names(['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--relative', from, to, '--', ...folders])

/** The person's name as git writes it. The login may give an address as the name. */
export function signed(person: string) {
  const name = person.replace(/[<>\p{Cc}]/gu, ' ').trim() || 'Redaktion'
  const email = /^\S+@\S+$/.test(name) ? name : 'redaktion@localhost'
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}
