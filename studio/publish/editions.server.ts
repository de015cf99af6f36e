// The history of what was published. Each edition ("Stand") is a commit that says so.
import { type Git, signed } from '../content/git.ts'

export type Edition = {
  number: number
  commit: string
  person: string
  /** ISO, in UTC. */
  at: string
  note: string
  takesBack: number | undefined
  /** The people who wrote it, besides the one who published it. */
  authors: string[]
}

const field = '%x00'
const trailer = (key: string) => `%(trailers:key=${key},valueonly,separator=%x2C)`
/** Authors are separated by a control character, because a name may contain a comma. */
export const authorsFormat = '%(trailers:key=Co-authored-by,valueonly,separator=%x1f)'
export const authorsIn = (text: string): string[] =>
  text.split('\x1f').flatMap(author => /^(.+) <[^>]*>$/.exec(author.trim())?.[1] ?? [])

const format = [
  '%H',
  '%an',
  '%at',
  trailer('Studio-Issue'),
  trailer('Studio-Note'),
  trailer('Studio-Takes-Back'),
  authorsFormat,
].join(field)

/** Lists the newest first. */
export async function editionsOf(git: Git, most = 50): Promise<Edition[]> {
  const log = await git.text([
    'log',
    `--max-count=${most}`,
    '--extended-regexp',
    '--grep=^Studio-Issue: [0-9]+$',
    `--format=${format}%x1e`,
    'HEAD',
  ])
  return log
    .split('\x1e')
    .map(line => line.trimStart().split('\0'))
    .flatMap(([commit, person = '', seconds, number, note = '', back, authors = '']) =>
      commit && number
        ? {
            number: Number(number),
            commit,
            person,
            at: new Date(Number(seconds) * 1000).toISOString(),
            note,
            takesBack: back ? Number(back) : undefined,
            authors: authorsIn(authors),
          }
        : [],
    )
}

export const nextNumber = async (git: Git): Promise<number> =>
  1 + ((await editionsOf(git, 1))[0]?.number ?? 0)

type NewEdition = {
  number: number
  note: string
  takesBack?: number | undefined
  /** The time of publication, if it is scheduled. */
  later?: string | undefined
  authors?: readonly string[] | undefined
}

export function messageOf({ number, note, takesBack, later, authors = [] }: NewEdition): string {
  const says = note.replace(/\s+/g, ' ').trim()
  const lines = [
    `Studio-Issue: ${number}`,
    ...(says ? [`Studio-Note: ${says}`] : []),
    ...(takesBack === undefined ? [] : [`Studio-Takes-Back: ${takesBack}`]),
    ...(later === undefined ? [] : [`Studio-Later: ${later}`]),
    ...authors
      .map(signed)
      .map(
        ({ GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL }) => `Co-authored-by: ${GIT_AUTHOR_NAME} <${GIT_AUTHOR_EMAIL}>`,
      ),
  ]
  return `Stand ${number}\n\n${lines.join('\n')}\n`
}

/** Moves HEAD to a new commit. Fails if it was moved in the meantime. */
export async function moveHead(git: Git, from: string, to: string): Promise<void> {
  await git.text(['update-ref', '-m', 'studio', 'HEAD', to, from])
  await tidyIndex(git)
}

/** Updates Git's index. A failure loses nothing, because the draft is compared with the files. */
export async function tidyIndex(git: Git): Promise<void> {
  await git.text(['reset', '--quiet', '--', '.']).catch(() => {})
}
