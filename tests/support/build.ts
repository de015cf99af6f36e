import { inProgram } from '../../tools/program.ts'
import { run } from '../../tools/run.ts'
import { sample } from './sites.ts'

/** Builds the site of a firm unless that is done; false where it fails. */
export const isBuilt = ({ folder, env }: typeof sample): Promise<boolean> =>
  run('node', [inProgram('cli/build.ts'), '--if-older'], { cwd: folder, env })

/** Builds what `npm start` shows, or ends the command. */
export async function buildSample(): Promise<void> {
  if (!(await isBuilt(sample))) process.exit(1)
}
