// Texts that are older than their original are one line of the start page, and a list that leads to each.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { theTarget } from '../../tests/support/studio-target.ts'
import type { NoticeText } from '../http/route.ts'
import type { Todo } from './todo.server.ts'

const target = theTarget()

test('the start page shows one line for all outdated pages, and its list names every place', async () => {
  const { get, studio } = target()
  const data = async <T>(path: string) => JSON.parse((await get(`/studio/api/${path}`)).text) as T
  const change = (file: string, from: string, to: string) => {
    const path = join(studio.content, file)
    const text = readFileSync(path, 'utf8')
    assert.ok(text.includes(from), file)
    writeFileSync(path, text.replace(from, to))
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=a@b.example', ...args], {
      cwd: studio.project,
    })
  change('pages/home.yaml', 'Beraten, bemessen, begleiten.', 'Beraten, bemessen, bauen.')
  git('commit', '-qam', 'x')
  const line = async () =>
    (await data<NoticeText[]>('notices')).filter(({ href }) => href === 'todo/outdated')
  assert.match((await line())[0]?.says ?? '', /^(Startseite|Home): /)
  change('jobs.yaml', 'de: "', 'de: "Neu: ')
  git('commit', '-qam', 'y')
  assert.match((await line())[0]?.says ?? '', /^2 /)
  assert.equal((await line()).length, 1)
  const places = await data<Todo>('todo?list=outdated')
  assert.deepEqual(new Set(places.map(({ file }) => file)), new Set(['pages/home.yaml', 'jobs.yaml']))
  for (const { path, language } of places) assert.equal(path.at(-1), language)
  assert.equal((await get('/studio/api/todo?list=other')).status, 404)
})
