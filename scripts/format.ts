import { run } from './run.ts'

process.exit((await run('biome', ['check', '--write', '.'])) ? 0 : 1)
