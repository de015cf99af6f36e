import { spawn } from 'node:child_process'

/** Runs one of the project's own tools with its output shown; resolves to whether it succeeded. */
export function run(tool: string, args: string[]): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' })
    child.on('exit', code => resolve(code === 0))
  })
}
