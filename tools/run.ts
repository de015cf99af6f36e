import { spawn } from 'node:child_process'
import { inProgram } from './program.ts'

/** Returns the Node that runs this, or a tool that only the project's own repository has as a package. */
const commandOf = (tool: string) =>
  tool === 'node' ? process.execPath : inProgram(`node_modules/.bin/${tool}`)

type Options = { env?: NodeJS.ProcessEnv; cwd?: string }

/** Runs a tool, shows its output, and resolves to whether it succeeded. */
export function run(tool: string, args: string[], { env = {}, ...options }: Options = {}): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(commandOf(tool), args, {
      ...options,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('exit', code => resolve(code === 0))
  })
}

/** Runs a tool and resolves to its output if it failed, to nothing if it succeeded. */
export function runQuietly(
  tool: string,
  args: string[],
  { env = {}, ...options }: Options = {},
): Promise<string | undefined> {
  return new Promise(resolve => {
    const child = spawn(commandOf(tool), args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.stderr.on('data', chunk => {
      output += chunk
    })
    child.on('exit', code => resolve(code === 0 ? undefined : output))
  })
}
