// Undoes an upgrade. The state before it is kept under separate refs until the next upgrade.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, type Git } from '../studio/content/git.ts'
import { npm } from './copy.ts'
import { commitAt, type State, stateOf, switchState } from './state.ts'

const refs = 'refs/upgrade'
const packagesBefore = '.cache/packages-before-upgrade'

export async function keepWayBack(git: Git, before: State, after: State): Promise<void> {
  for (const [side, state] of Object.entries({ before, after })) {
    await forget(git, side)
    const entries = { head: state.head, folder: state.folder, ...state.scheduled }
    for (const [name, object] of Object.entries(entries))
      await git.text(['update-ref', `${refs}/${side}/${name}`, object])
  }
}

async function forget(git: Git, side: string): Promise<void> {
  const known = await git.text(['for-each-ref', '--format=%(refname)', `${refs}/${side}`])
  for (const ref of known.split('\n').filter(Boolean)) await git.text(['update-ref', '-d', ref])
}

async function keptState(git: Git, side: string): Promise<State> {
  const list = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', `${refs}/${side}`])
  const scheduled: State['scheduled'] = {}
  for (const line of list.split('\n')) {
    const [object = '', ref = ''] = line.split(' ')
    const name = ref.slice(`${refs}/${side}/`.length)
    if (name.startsWith('refs/')) scheduled[name] = object
  }
  return {
    head: await commitAt(git, `${refs}/${side}/head`),
    folder: await commitAt(git, `${refs}/${side}/folder`),
    scheduled,
  }
}

/** Installs the packages of the new version, and keeps the old ones for undoing the upgrade. */
export function takePackages(site: string, copy: string): void {
  rmSync(join(site, packagesBefore), { recursive: true, force: true })
  if (existsSync(join(site, 'node_modules')))
    renameSync(join(site, 'node_modules'), join(site, packagesBefore))
  renameSync(join(copy, 'node_modules'), join(site, 'node_modules'))
}

export type WayBack = {
  before: State
  now: State
  /** Publications since the upgrade, which undoing it would remove from the site. */
  since: string
  losses: string[]
}

/** Finds the state before the last upgrade and the changes that undoing it would lose. Undefined without an upgrade. */
export async function wayBack(git: Git): Promise<WayBack | undefined> {
  const [before, after] = [await keptState(git, 'before'), await keptState(git, 'after')]
  if (!before.head) return undefined
  const now = await stateOf(git)
  if (now.head !== after.head)
    return {
      before,
      now,
      since: await git.text(['log', '--format=  %s (%an, %as)', `${after.head}..HEAD`]),
      losses: [],
    }
  const edited = await changedFiles(git, after.folder, now.folder)
  const scheduled = JSON.stringify(now.scheduled) !== JSON.stringify(after.scheduled)
  return {
    before,
    now,
    since: '',
    losses: [
      ...edited.map(file => `changes to ${file}`),
      ...(scheduled ? ['the scheduled publication'] : []),
    ],
  }
}

/** Undoes the upgrade, or throws a sentence if that is impossible. Calls `confirm` with the changes that would be lost. */
export async function goBack(git: Git, confirm: (loss: string) => Promise<boolean>): Promise<void> {
  const way = await wayBack(git)
  if (!way) throw new Error('There is no upgrade to undo.')
  const { before, now, since, losses } = way
  if (since)
    throw new Error(
      `Published since the upgrade:\n${since}\nGoing back would remove it from the site. Nothing was changed.`,
    )
  if (
    losses.length > 0 &&
    !(await confirm(`This would be lost:\n${losses.map(loss => `  ${loss}`).join('\n')}`))
  )
    throw new Error('Nothing was changed.')
  await switchState(git, now, before)
  const [packages, kept] = [join(git.project, 'node_modules'), join(git.project, packagesBefore)]
  if (existsSync(kept)) {
    rmSync(packages, { recursive: true, force: true })
    renameSync(kept, packages)
  } else npm(git.project, 'install')
  await forget(git, 'before')
  await forget(git, 'after')
}
