import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { stageNames } from './facts.ts'
import { convertProjects } from './projects.ts'

function converted(text: string): object {
  const dir = mkdtempSync(join(tmpdir(), 'projects-'))
  const file = join(dir, 'projects', 'hall.yaml')
  mkdirSync(join(dir, 'projects'))
  writeFileSync(file, text)
  convertProjects(dir)
  return parse(readFileSync(file, 'utf8'))
}

test('a hidden project becomes internal, and a visible project stays public', () => {
  assert.deepEqual(converted('hidden: true\norder: 1\n'), { order: 1, visibility: 'internal' })
  assert.deepEqual(converted('hidden: false\norder: 1\n'), { order: 1 })
})

test('the names of stages become a list, and a second conversion changes nothing', () => {
  const [change] = stageNames({ schedule: { names: { 1: { de: 'Grundlagen' }, 2: { de: 'Vorplanung' } } } })
  assert.deepEqual(change, {
    op: 'set',
    path: ['schedule', 'names'],
    value: [{ de: 'Grundlagen' }, { de: 'Vorplanung' }],
  })
  assert.deepEqual(stageNames({ schedule: { names: [{ de: 'Grundlagen' }] } }), [])
})
