// Everything the studio's server answers and knows. A part adds its lists here.
import { inboxRoutes } from './inbox/routes.ts'
import { inboxCounter, inboxWatch } from './inbox/watch.ts'
import type { Counter, Route, Watch } from './route.ts'

export const routes: Route[] = [...inboxRoutes]

/** Numbers in the header. */
export const counters: Counter[] = [inboxCounter]

/** Lines of the start page. */
export const watches: Watch[] = [inboxWatch]
