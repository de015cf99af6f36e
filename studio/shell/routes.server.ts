// All routes, counters and notices of the Studio's server. A part adds its lists here.

import { loginRoutes, openLoginRoutes } from '../access/login.server.ts'
import { accessRoutes } from '../access/routes.server.ts'
import { bidRoutes } from '../bids/routes.server.ts'
import { draftLinkRoutes } from '../drafts/routes.server.ts'
import { editorRoutes } from '../editor/routes.server.ts'
import type { Counter, OpenRoute, Route, Watch } from '../http/route.ts'
import { inboxCounter, inboxWatch } from '../inbox/inbox-watch.server.ts'
import { inboxRoutes } from '../inbox/routes.server.ts'
import { contents, outdatedContents } from '../pages/contents.server.ts'
import { createPage } from '../pages/create-page.server.ts'
import { createProject } from '../pages/create-project.server.ts'
import { leavingRoutes } from '../pages/leave-page.server.ts'
import { orderProjects } from '../pages/order-projects.server.ts'
import { replacePersonRoutes } from '../people/replace-person.server.ts'
import { replaceTextRoutes } from '../people/replace-text.server.ts'
import { pictureRoutes } from '../pictures/routes.server.ts'
import { projectTable } from '../projects/table.server.ts'
import { publishCounter, publishWatch } from '../publish/publish-watch.server.ts'
import { publishRoutes } from '../publish/routes.server.ts'
import { remarkRoutes } from '../remarks/remarks.server.ts'
import { remarkWatch, reviewWatch } from '../review/review-watch.server.ts'
import { reviewRoutes } from '../review/routes.server.ts'
import { searchRoutes } from '../search/search.server.ts'
import { sectionKinds } from '../sections/kinds.server.ts'
import { contentWatch } from '../start/content-watch.server.ts'
import { launchWatch } from '../start/launch.server.ts'
import { serviceState } from '../start/service-state.server.ts'
import { todo } from '../start/todo.server.ts'
import { themeRoutes } from '../theme/routes.server.ts'
import { presenceRoutes } from '../ui/presence.server.ts'
import { me } from '../ui/session.server.ts'
import { versionRoutes } from '../version/version.server.ts'
import { missingRoutes, missingWatch } from '../visits/missing.server.ts'
import { visitRoutes } from '../visits/routes.server.ts'

export const routes: Route[] = [
  ...themeRoutes,
  ...editorRoutes,
  contents,
  outdatedContents,
  createProject,
  createPage,
  ...leavingRoutes,
  orderProjects,
  projectTable,
  sectionKinds,
  ...searchRoutes,
  ...presenceRoutes,
  me,
  ...replaceTextRoutes,
  ...replacePersonRoutes,
  serviceState,
  todo,
  ...pictureRoutes,
  ...inboxRoutes,
  ...publishRoutes,
  ...visitRoutes,
  ...missingRoutes,
  ...accessRoutes,
  ...loginRoutes,
  ...bidRoutes,
  ...reviewRoutes,
  ...remarkRoutes,
  ...draftLinkRoutes,
  ...versionRoutes,
]

/** Routes that need no login. */
export const openRoutes: OpenRoute[] = [...openLoginRoutes]

/** Numbers in the header. */
export const counters: Counter[] = [inboxCounter, publishCounter]

/** Lines of the start page. */
export const watches: Watch[] = [
  inboxWatch,
  reviewWatch,
  remarkWatch,
  contentWatch,
  launchWatch,
  publishWatch,
  missingWatch,
]
