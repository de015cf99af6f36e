import { run } from './run.ts'

await run('astro', ['dev', '--port', process.env.PORT ?? '8080'])
