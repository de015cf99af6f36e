// Two presses act once, and of two answers the newer one stays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AnswerOrder, SingleRun } from './request-order.ts'

test('a slow answer does not replace the answer to a later request', async () => {
  const order = new AnswerOrder()
  const screen: string[] = []
  const ask = async (answer: Promise<string>) => {
    const isNewest = order.ask()
    const text = await answer
    if (isNewest()) screen.push(text)
  }
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const both = [ask(first.promise), ask(second.promise)]
  second.resolve('second')
  await both[1]
  first.resolve('first')
  await both[0]
  assert.deepEqual(screen, ['second'])
})

test('answers that arrive in order are all shown', () => {
  const order = new AnswerOrder()
  const [first, second] = [order.ask(), order.ask()]
  assert.deepEqual([first(), second()], [true, true])
})

test('a second press does nothing while the first one is under way', async () => {
  const single = new SingleRun()
  const answer = Promise.withResolvers<boolean>()
  const requests: string[] = []
  const press = (name: string) =>
    single.run(name, () => {
      requests.push(name)
      return answer.promise
    })
  const presses = [press('done'), press('done'), press('note')]
  answer.resolve(true)
  assert.deepEqual(await Promise.all(presses), [true, false, true])
  assert.deepEqual(requests, ['done', 'note'])
  assert.equal(await press('done'), true)
})

test('a press that fails lets the next one through', async () => {
  const single = new SingleRun()
  await assert.rejects(single.run('', () => Promise.reject(new Error('x'))))
  assert.equal(await single.run('', async () => true), true)
})
