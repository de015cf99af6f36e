import { type Call, dataRoute, type Route } from '../http/route.ts'
import { publisherOf } from './open-publisher.server.ts'
import type { Publisher } from './publisher.server.ts'

/** A route below publish/ that needs the publisher. */
export const route = <Data>(
  method: Route['method'],
  path: string,
  handle: (call: Call, publisher: Publisher) => Promise<Data>,
): Route<Data> =>
  dataRoute(method, `publish/${path}`, async call => handle(call, await publisherOf(call.studio)))
