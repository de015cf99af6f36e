// npm run test:crash: the long form of the crash test, thirty kills for each database.
import { spawn } from 'node:child_process'

const test = spawn(process.execPath, ['--test', 'tests/service/crash.test.ts'], {
  stdio: 'inherit',
  env: { CRASH_KILLS: '30', ...process.env },
})
test.on('exit', code => process.exit(code ?? 1))
