import { inProgram } from '../../tools/program.ts'
import { run } from '../../tools/run.ts'
import { sample } from './sites.ts'

/** Builds a firm's site unless its build is up to date. Returns false if the build fails. */
export const isBuilt = ({ folder, env }: typeof sample): Promise<boolean> =>
  run('node', [inProgram('cli/build.ts'), '--if-older'], { cwd: folder, env })

/** Builds the site that `npm start` shows, or ends the command. */
export async function buildSample(): Promise<void> {
  if (!(await isBuilt(sample))) process.exit(1)
}
