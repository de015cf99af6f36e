// The printed sheets of a saved bid, as a page of their own.
import { createHash } from 'node:crypto'
import type { Route } from '../../http/route.ts'
import { withStudioStore } from '../../http/store.server.ts'
import { orderOfBid } from '../bid-order.ts'
import { deskFiles } from '../desk.server.ts'
import { checkedOrder } from '../order-limits.server.ts'
import { orderSchema } from '../order-schema.ts'
import { bidOf } from '../saved-bids.server.ts'
import { choiceOf } from '../sheet-choice.ts'
import type { Work } from '../use-saved-bid.ts'

export const printRoute: Route = {
  method: 'GET',
  path: 'bids/print',
  handle: async ({ studio, query }) => {
    const bid = await withStudioStore(studio, database => bidOf(database, query.get('id') ?? ''))
    const work = JSON.parse(bid.work || '{}') as Partial<Work>
    const whole = { requirements: [], size: 3, chosen: [], ...work }
    const order = checkedOrder(orderSchema, orderOfBid(bid.name, whole, choiceOf(work)))
    const page = (await deskFiles(studio, 'print', order)).toString()
    return {
      type: 'text/html; charset=utf-8',
      bytes: page,
      headers: { 'content-security-policy': policyOf(page) },
    }
  },
}

/** Allows only the page's own style and script, by their hashes. Pictures and typefaces are inlined. */
function policyOf(page: string): string {
  const hashOf = (name: string) => {
    const [, text = ''] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page) ?? []
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  return [
    "default-src 'none'",
    'img-src data:',
    'font-src data:',
    `style-src ${hashOf('style')}`,
    `script-src ${hashOf('script')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
