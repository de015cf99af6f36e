// npm test -- crash: the long form of the crash test.
import { spawn } from 'node:child_process'

const test = spawn(process.execPath, ['--test', 'tests/service/crash.test.ts'], {
  stdio: 'inherit',
  env: { CRASH_KILLS: '30', CRASH_RESTARTS: '25', CRASH_COMMANDS: '20', ...process.env },
})
test.on('exit', code => process.exit(code ?? 1))
