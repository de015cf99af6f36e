// The history of what was published. Each edition ("Stand") is a commit that says so.
import type { Git } from '../content/git.ts'

export type Edition = {
  number: number
  commit: string
  person: string
  /** ISO, in UTC. */
  at: string
  note: string
  takesBack: number | undefined
}

const field = '%x00'
const trailer = (key: string) => `%(trailers:key=${key},valueonly,separator=%x2C)`
const format = [
  '%H',
  '%an',
  '%at',
  trailer('Studio-Issue'),
  trailer('Studio-Note'),
  trailer('Studio-Takes-Back'),
].join(field)

/** The newest first. */
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
    .flatMap(([commit, person = '', seconds, number, note = '', back]) =>
      commit && number
        ? {
            number: Number(number),
            commit,
            person,
            at: new Date(Number(seconds) * 1000).toISOString(),
            note,
            takesBack: back ? Number(back) : undefined,
          }
        : [],
    )
}

type NewEdition = {
  number: number
  note: string
  takesBack?: number | undefined
  /** The time of publication, if it is scheduled. */
  later?: string | undefined
}

export function messageOf({ number, note, takesBack, later }: NewEdition): string {
  const says = note.replace(/\s+/g, ' ').trim()
  const lines = [
    `Studio-Issue: ${number}`,
    ...(says ? [`Studio-Note: ${says}`] : []),
    ...(takesBack === undefined ? [] : [`Studio-Takes-Back: ${takesBack}`]),
    ...(later === undefined ? [] : [`Studio-Later: ${later}`]),
  ]
  return `Stand ${number}\n\n${lines.join('\n')}\n`
}

/** Moves the history on. Fails where somebody moved it meanwhile. */
export async function moveHead(git: Git, from: string, to: string): Promise<void> {
  await git.text(['update-ref', '-m', 'studio', 'HEAD', to, from])
  await tidyIndex(git)
}

/** Git's own list of files follows. Where it cannot, nothing is lost: the draft is compared with the files. */
export async function tidyIndex(git: Git): Promise<void> {
  await git.text(['reset', '--quiet', '--', '.']).catch(() => {})
}
