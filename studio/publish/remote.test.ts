// Two studios and a developer on one history.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryDirectory } from '../../tests/support/sample-build.ts'
import { type Firm, lines, newFirm } from '../../tests/support/studio-firm.ts'
import type { Git } from '../content/git.ts'
import { agree, sendingOf } from './agreement.server.ts'
import { draftFiles } from './draft-files.server.ts'
import { remoteOf } from './remote.server.ts'

const home = 'content/pages/home.yaml'
const faq = 'content/pages/faq.yaml'

/** A bare repository, and two folders that follow it. */
async function twoFirms(): Promise<{ here: Firm; there: Firm; shared: string }> {
  const shared = join(await temporaryDirectory(), 'shared.git')
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', shared])
  const first = await newFirm()
  first.git('push', '--quiet', shared, 'main')
  const both = { here: await newFirm({}, shared), there: await newFirm({}, shared) }
  for (const { deps } of Object.values(both)) await agreeIn(deps.git)
  return { ...both, shared }
}
async function agreeIn(git: Git): Promise<void> {
  const remote = await remoteOf(git)
  assert.ok(remote)
  await agree(git, await sendingOf(git, remote), 'Leonie Brandt')
}
const whyOf = async (firm: Firm) => {
  const { outcome } = await firm.publish()
  return outcome && 'why' in outcome ? outcome.why : undefined
}

test('changes that others published reach both the site and the draft with the next publication', async () => {
  const { here, there } = await twoFirms()
  there.write(home, lines('THERE', 'two', 'three'))
  there.write('content/media/a.jpg', 'picture')
  await there.publish()
  here.write(home, lines('one', 'two', 'HERE'))
  here.write(faq, lines('DRAFT'))
  const result = await here.publish({ kind: 'files', files: [home] })
  assert.ok(result.outcome && 'isSent' in result.outcome && result.outcome.isSent, JSON.stringify(result))
  assert.equal(result.number, 2)
  assert.match(here.shown(), /THERE[\s\S]*HERE/)
  assert.equal(here.read(home), lines('THERE', 'two', 'HERE'))
  assert.equal(here.read('content/media/a.jpg'), 'picture')
  assert.deepEqual(await draftFiles(here.deps.git, 'HEAD', 'content'), [faq])
  there.write(faq, lines('question', 'THERE TOO'))
  await there.publish()
  assert.match(there.shown(), /HERE/)
})

test('a conflict with another publication names the file and the person, and changes nothing', async () => {
  const { here, there } = await twoFirms()
  there.write(home, lines('THERE'))
  await there.publish({ kind: 'files', files: [home] }, 'Zsófia Mező')
  here.write(home, lines('HERE'))
  here.write(faq, lines('HERE'))
  const head = here.git('rev-parse', 'HEAD')
  const why = await whyOf(here)
  assert.ok(why?.kind === 'conflict')
  assert.deepEqual(
    why.files.map(({ file, person }) => [file, person]),
    [[home, 'Zsófia Mező']],
  )
  assert.equal(here.git('rev-parse', 'HEAD'), head)
  assert.equal(here.read(home), lines('HERE'))
})

test('a publication is refused if the program was changed elsewhere', async () => {
  const { here, there } = await twoFirms()
  there.write('program.ts', 'export const changed = true\n')
  there.git('commit', '--quiet', '--all', '-m', 'program', '--author', 'Dev <d@example.com>')
  there.git('push', '--quiet')
  here.write(home, lines('HERE'))
  assert.deepEqual(await whyOf(here), { kind: 'program' })
})

test('an unreachable remote does not stop a publication, which is sent along with the next one', async () => {
  const { here, there, shared } = await twoFirms()
  renameSync(shared, `${shared}.away`)
  here.write(home, lines('alone', 'two', 'three'))
  const { outcome } = await here.publish()
  assert.ok(outcome && 'isSent' in outcome && !outcome.isSent, JSON.stringify(outcome))
  assert.match(here.shown(), /alone/)
  renameSync(`${shared}.away`, shared)
  there.write(faq, lines('meanwhile'))
  await there.publish()
  here.write(home, lines('alone', 'together', 'three'))
  const second = await here.publish()
  assert.ok(second.outcome && 'isSent' in second.outcome && second.outcome.isSent, JSON.stringify(second))
  assert.match(here.shown(), /meanwhile[\s\S]*together/)
  assert.equal(
    here.git('rev-parse', 'HEAD'),
    execFileSync('git', ['-C', shared, 'rev-parse', 'main'], { encoding: 'utf8' }).trim(),
  )
})

test('a publication overtaken at the last moment changes nothing, and the next attempt has both changes', async () => {
  const { here, there } = await twoFirms()
  const build = here.deps.build
  here.deps.build = async (...all) => {
    await build(...all)
    there.write(faq, lines('quicker'))
    await there.publish()
  }
  here.write(home, lines('slower'))
  const head = here.git('rev-parse', 'HEAD')
  assert.deepEqual(await whyOf(here), { kind: 'overtaken' })
  assert.equal(here.git('rev-parse', 'HEAD'), head)
  assert.ok(!existsSync(join(here.dir, 'dist')))
  here.deps.build = build
  await here.publish()
  assert.match(here.shown(), /quicker[\s\S]*slower/)
})

test('a partial publication is refused if others changed its page, and the next attempt has both changes', async () => {
  const { here, there } = await twoFirms()
  there.write(home, lines('THERE', 'two', 'three'))
  await there.publish()
  here.write(home, lines('one', 'HERE', 'later'))
  const part = () => ({
    kind: 'files' as const,
    files: [home],
    texts: { [home]: lines('one', 'HERE', 'three') },
  })
  const { outcome } = await here.publish(part())
  assert.deepEqual(outcome, { why: { kind: 'overtaken' } })
  assert.equal(here.read(home), lines('THERE', 'HERE', 'later'))
  await here.publish({ ...part(), texts: { [home]: lines('THERE', 'HERE', 'three') } })
  assert.match(here.shown(), /THERE[\s\S]*HERE[\s\S]*three/)
})

test('a publication that the remote has received can no longer be cancelled and becomes public', async () => {
  const { here } = await twoFirms()
  const { git } = here.deps
  here.deps.git = {
    ...git,
    text: async (args, options) => {
      const says = await git.text(args, options)
      if (args[0] === 'push') here.publisher.cancel()
      return says
    },
  }
  here.write(home, lines('HERE', 'two', 'three'))
  const { outcome } = await here.publish()
  assert.ok(outcome && 'isSent' in outcome && outcome.isSent, JSON.stringify(outcome))
  assert.match(here.shown(), /HERE/)
})

test('a remote that accepts nothing does not stop a publication, and its refusal is reported with the reason', async () => {
  const { here, shared } = await twoFirms()
  writeFileSync(join(shared, 'hooks/pre-receive'), '#!/bin/sh\necho "main is protected" >&2\nexit 1\n')
  chmodSync(join(shared, 'hooks/pre-receive'), 0o755)
  for (const url of [shared, 'https://127.0.0.1:1/private.git']) {
    here.git('remote', 'set-url', 'origin', url)
    await agreeIn(here.deps.git)
    here.write(home, lines(url))
    const { outcome } = await here.publish()
    assert.ok(outcome && 'isSent' in outcome && !outcome.isSent)
    const refusal = { to: `${shared} (main)`, says: 'main is protected pre-receive hook declined' }
    assert.deepEqual(outcome.refusal, url === shared ? refusal : undefined)
    assert.ok(here.shown().includes(url))
  }
})

test('a symbolic link or nested repository from elsewhere is refused by name, and nothing changes', async () => {
  const { here, there } = await twoFirms()
  const head = here.git('rev-parse', 'HEAD')
  const drawing = 'content/media/drawings/p/axonometry.svg'
  mkdirSync(join(there.dir, 'content/media/drawings/p'), { recursive: true })
  symlinkSync('../../../../../.env', join(there.dir, drawing))
  there.git('add', drawing)
  there.git('update-index', '--add', '--cacheinfo', `160000,${head},content/nested`)
  there.git('-c', 'user.name=Dev', '-c', 'user.email=d@example.com', 'commit', '--quiet', '-m', 'drawing')
  there.git('push', '--quiet')
  here.write(home, lines('HERE'))
  assert.deepEqual(await whyOf(here), { kind: 'irregular', files: [drawing, 'content/nested'] })
  assert.equal(here.git('rev-parse', 'HEAD'), head)
  assert.ok(!existsSync(join(here.dir, drawing)))
  assert.ok(!existsSync(join(here.dir, 'dist')))
})

test('a publication names the remote but stays local until a person agrees to send, and then it is sent', async () => {
  const { here, shared } = await twoFirms()
  const remoteHead = () =>
    execFileSync('git', ['-C', shared, 'rev-parse', 'main'], { encoding: 'utf8' }).trim()
  const before = remoteHead()
  here.git('config', '--unset', 'studio.sending')
  here.write(home, lines('only here'))
  const { outcome, steps } = await here.publish()
  assert.ok(outcome && 'isSent' in outcome && !outcome.isSent, JSON.stringify(outcome))
  assert.equal(outcome.unagreed, `${shared} (main)`)
  assert.ok(!steps.some(({ name }) => name === 'send'))
  assert.match(here.shown(), /only here/)
  assert.equal(remoteHead(), before)
  await agreeIn(here.deps.git)
  here.write(home, lines('everywhere'))
  const second = (await here.publish()).outcome
  assert.ok(second && 'isSent' in second && second.isSent && second.unagreed === undefined)
  assert.equal(remoteHead(), here.git('rev-parse', 'HEAD'))
})

test('an agreement to send names person and time, holds for one address and shows no password', async () => {
  const { here } = await twoFirms()
  const { git } = here.deps
  const remote = await remoteOf(git)
  assert.ok(remote)
  const { agreed } = await sendingOf(git, remote)
  assert.equal(agreed?.person, 'Leonie Brandt')
  assert.ok(Math.abs(Date.parse(agreed.at) - Date.now()) < 60_000)
  here.git('remote', 'set-url', '--push', 'origin', 'https://leonie:geheim@elsewhere.example/site.git')
  assert.deepEqual(await sendingOf(git, remote), {
    to: 'https://elsewhere.example/site.git (main)',
    agreed: undefined,
  })
})
