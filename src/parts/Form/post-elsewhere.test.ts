import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postElsewhere } from './post-elsewhere.ts'

test('an external form service receives the subject of the inquiry along with the typed values', () => {
  const inputs: Record<string, { value: string }> = { service: { value: '' }, name: { value: 'Ida' } }
  const posted: Record<string, string>[] = []
  const form = {
    elements: { namedItem: (name: string) => inputs[name] ?? null },
    submit: () =>
      posted.push(Object.fromEntries(Object.entries(inputs).map(([name, { value }]) => [name, value]))),
  }
  const fields = [
    { name: 'service', kind: 'given' },
    { name: 'name', kind: 'line' },
  ] as const
  const values = { service: 'References: Haus am Park, Halle am See', name: 'Ida' }
  postElsewhere(form as unknown as HTMLFormElement, fields, values)
  assert.deepEqual(posted, [values])
})
