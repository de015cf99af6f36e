// Everything the studio's server answers and knows. A part adds its lists here.

import { replaceRoutes } from './content/replace.ts'
import { contentRoutes } from './content/routes.ts'
import { successionRoutes } from './content/succession.ts'
import { contentWatch } from './content/watch.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inboxCounter, inboxWatch } from './inbox/watch.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { publishCounter, publishRoutes, publishWatch } from './publish/routes.ts'
import type { Counter, Route, Watch } from './route.ts'
import { launchWatch } from './start/launch.ts'
import { serviceState } from './start/state.ts'

export const routes: Route[] = [
  ...contentRoutes,
  ...replaceRoutes,
  ...successionRoutes,
  serviceState,
  ...pictureRoutes,
  ...inboxRoutes,
  ...publishRoutes,
]

/** Numbers in the header. */
export const counters: Counter[] = [inboxCounter, publishCounter]

/** Lines of the start page. */
export const watches: Watch[] = [inboxWatch, contentWatch, launchWatch, publishWatch]
