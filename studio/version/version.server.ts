// Tries a newer version of the program on a copy, installs it, and goes back. Each step is started by a person, and
// runs `achsmass upgrade` in a process of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import * as v from 'valibot'
import { inProgram } from '../../tools/program.ts'
import { wayBack } from '../../upgrade/back.ts'
import type { Upgrade } from '../../upgrade/report.ts'
import { gitIn } from '../content/git.ts'
import { type DataOf, dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'

type Act = 'trial' | 'take' | 'back'
type Run = {
  act: Act
  source: string
  /** The lines of the command, in English. */
  lines: string[]
  outcome?: 'done' | 'failed'
  /** The finding of a trial. Without it the site has that version already. */
  report?: Upgrade
}

const maxLines = 200
const busy = {
  de: 'Es wird gerade eine Version geprüft oder gewechselt. Warten Sie, bis das fertig ist.',
  en: 'A version is being tried or changed. Please wait until that has finished.',
}
const noSource = {
  de: 'Das ist keine Version (etwa 1.2.0) und kein Paket oder Ordner des Programms auf diesem Rechner.',
  en: 'This is not a version (such as 1.2.0), nor a package or folder of the program on this machine.',
}
const untried = {
  de: 'Prüfen Sie die Version zuerst auf einer Kopie.',
  en: 'Try the version on a copy first.',
}
const restart = {
  de: 'Das Programm wurde gewechselt. Starten Sie zuerst Redaktion und Dienst neu.',
  en: 'The program has been changed. Restart the Studio and the service first.',
}

/** npm would read other words as addresses of other packages. */
const isVersion = (source: string) => /^(?:latest|\d+\.\d+\.\d+(?:-[\w.]+)?)$/.test(source)
const isOnMachine = (source: string) =>
  isAbsolute(source) && existsSync(source.endsWith('.tgz') ? source : join(source, 'package.json'))

/** Runs one step at a time, because all of them work in the same copy. `door` is the program's command. */
class ProgramVersion {
  readonly #door: string
  run: Run | undefined
  constructor(door: string) {
    this.#door = door
  }

  trial(studio: Studio, source: string): void {
    this.#mayStart()
    if (!isVersion(source) && !isOnMachine(source)) throw new Refusal(422, noSource)
    const report = join(studio.project, '.cache/upgrade-report.json')
    mkdirSync(join(studio.project, '.cache'), { recursive: true })
    rmSync(report, { force: true })
    this.#start(studio, { act: 'trial', source }, [source, '--report', report], now => {
      if (existsSync(report)) now.report = JSON.parse(readFileSync(report, 'utf8')) as Upgrade
    })
  }

  take(studio: Studio): void {
    this.#mayStart()
    const { act, source = '', report } = this.run ?? {}
    if (act !== 'trial' || !report) throw new Refusal(409, untried)
    // "latest" may have become another one since the trial.
    const tried = isVersion(source) ? report.to : source
    this.#start(studio, { act: 'take', source: tried }, [tried, '--yes'])
  }

  back(studio: Studio): void {
    this.#mayStart()
    this.#start(studio, { act: 'back', source: '' }, ['--back', '--yes'])
  }

  get isRunning(): boolean {
    return this.run !== undefined && this.run.outcome === undefined
  }

  #mayStart(): void {
    if (this.isRunning) throw new Refusal(409, busy)
    if (this.run?.outcome === 'done' && this.run.act !== 'trial') throw new Refusal(409, restart)
  }

  #start(
    { project }: Studio,
    step: Pick<Run, 'act' | 'source'>,
    options: string[],
    finish: (run: Run) => void = () => {},
  ): void {
    const now: Run = { ...step, lines: [] }
    this.run = now
    const child = spawn(process.execPath, [this.#door, 'upgrade', ...options], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const fail = (error: unknown) => {
      now.lines = [...now.lines, (error as Error).message]
      now.outcome = 'failed'
    }
    child.on('error', fail)
    const hear = (chunk: Buffer) => {
      now.lines = [...now.lines, ...chunk.toString().split('\n').filter(Boolean)].slice(-maxLines)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', code => {
      try {
        finish(now)
        now.outcome = code === 0 ? 'done' : 'failed'
      } catch (error) {
        fail(error)
      }
    })
  }
}

export const openVersion = (door = inProgram('bin/achsmass.mjs')) => new ProgramVersion(door)
const current = openVersion()
/** The running version. On the disk another one may have replaced it. */
const { version } = JSON.parse(readFileSync(inProgram('package.json'), 'utf8')) as { version: string }

const state = dataRoute('GET', 'version', async ({ studio }) => {
  const { run, isRunning } = current
  // The site changes while a step runs.
  const way = isRunning ? undefined : await wayBack(gitIn(studio.project)).catch(() => undefined)
  return { version, run, isRunning, back: way && { since: way.since, losses: way.losses } }
})
export type VersionData = DataOf<typeof state>

const trial = dataRoute('POST', 'version/try', async ({ studio, json }) => {
  const { source } = await json(v.strictObject({ source: v.pipe(v.string(), v.trim(), v.maxLength(500)) }))
  current.trial(studio, source)
})
const take = dataRoute('POST', 'version/take', ({ studio }) => current.take(studio))
const back = dataRoute('POST', 'version/back', ({ studio }) => current.back(studio))

export const versionRoutes = [state, trial, take, back]
