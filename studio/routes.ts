// Everything the studio's server answers and knows. A part adds its lists here.
import { contentRoutes } from './content/routes.ts'
import { contentWatch } from './content/watch.ts'
import { pictureRoutes } from './pictures/routes.ts'
import type { Counter, Route, Watch } from './route.ts'

export const routes: Route[] = [...contentRoutes, ...pictureRoutes]

/** Numbers in the header. */
export const counters: Counter[] = []

/** Lines of the start page. */
export const watches: Watch[] = [contentWatch]
