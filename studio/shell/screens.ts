// The screens and their addresses. Each is loaded when it is opened; a part adds its own here.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Role } from '../http/rights.ts'
import type { ScreenProps } from '../ui/router.tsx'
import type { commonWords } from '../ui/words.ts'

export type Screen = {
  path: string
  /** Its word in the header, for areas; the number beside it is the counter of that name. */
  nav?: keyof typeof commonWords.de.nav
  /** The area of the header that is marked while the screen is open. */
  within?: keyof typeof commonWords.de.nav
  /** The role that opens it; `anybody` has any. */
  access: Role | 'anybody'
  View: LazyExoticComponent<ComponentType<ScreenProps>>
}

export const screens: Screen[] = [
  {
    path: '',
    nav: 'start',
    access: 'anybody',
    View: lazy(() => import('../start/Start.tsx').then(({ Start }) => ({ default: Start }))),
  },
  {
    path: 'todo',
    within: 'start',
    access: 'edit',
    View: lazy(() => import('../start/Todo.tsx').then(({ Todo }) => ({ default: Todo }))),
  },
  {
    path: 'contents',
    nav: 'contents',
    access: 'edit',
    View: lazy(() => import('../pages/Contents.tsx').then(({ Contents }) => ({ default: Contents }))),
  },
  {
    path: 'edit',
    within: 'contents',
    access: 'edit',
    View: lazy(() => import('../editor/Editor.tsx').then(({ Editor }) => ({ default: Editor }))),
  },
  {
    path: 'pictures',
    nav: 'pictures',
    access: 'edit',
    View: lazy(() => import('../pictures/Pictures.tsx').then(({ Pictures }) => ({ default: Pictures }))),
  },
  {
    path: 'projects/table',
    within: 'contents',
    access: 'edit',
    View: lazy(() =>
      import('../projects/ProjectTable.tsx').then(({ ProjectTable }) => ({ default: ProjectTable })),
    ),
  },
  {
    path: 'new-project',
    within: 'contents',
    access: 'edit',
    View: lazy(() => import('../pages/NewProject.tsx').then(({ NewProject }) => ({ default: NewProject }))),
  },
  {
    path: 'new-page',
    within: 'contents',
    access: 'edit',
    View: lazy(() => import('../pages/NewPage.tsx').then(({ NewPage }) => ({ default: NewPage }))),
  },
  {
    path: 'remove-page',
    within: 'contents',
    access: 'edit',
    View: lazy(() => import('../pages/RemovePage.tsx').then(({ RemovePage }) => ({ default: RemovePage }))),
  },
  {
    path: 'page-address',
    within: 'contents',
    access: 'edit',
    View: lazy(() =>
      import('../pages/PageAddress.tsx').then(({ PageAddress }) => ({ default: PageAddress })),
    ),
  },
  {
    path: 'search',
    within: 'contents',
    access: 'edit',
    View: lazy(() => import('../search/Search.tsx').then(({ Search }) => ({ default: Search }))),
  },
  {
    path: 'replace',
    within: 'contents',
    access: 'edit',
    View: lazy(() =>
      import('../people/ReplaceText.tsx').then(({ ReplaceText }) => ({ default: ReplaceText })),
    ),
  },
  {
    path: 'colleague',
    within: 'contents',
    access: 'edit',
    View: lazy(() =>
      import('../people/ReplacePerson.tsx').then(({ ReplacePerson }) => ({ default: ReplacePerson })),
    ),
  },
  {
    path: 'inbox',
    nav: 'inbox',
    access: 'inbox',
    View: lazy(() => import('../inbox/Inbox.tsx').then(({ Inbox }) => ({ default: Inbox }))),
  },
  {
    path: 'bids',
    nav: 'bids',
    access: 'edit',
    View: lazy(() => import('../bids/Bids.tsx').then(({ Bids }) => ({ default: Bids }))),
  },
  {
    path: 'visits',
    nav: 'visits',
    access: 'anybody',
    View: lazy(() => import('../visits/Visits.tsx').then(({ Visits }) => ({ default: Visits }))),
  },
  {
    path: 'missing',
    within: 'start',
    access: 'edit',
    View: lazy(() => import('../visits/Missing.tsx').then(({ Missing }) => ({ default: Missing }))),
  },
  {
    path: 'publish',
    nav: 'publish',
    access: 'edit',
    View: lazy(() =>
      import('../review/Publication.tsx').then(({ Publication }) => ({ default: Publication })),
    ),
  },
  {
    path: 'editions',
    within: 'publish',
    access: 'edit',
    View: lazy(() => import('../publish/Editions.tsx').then(({ Editions }) => ({ default: Editions }))),
  },
  {
    path: 'access',
    access: 'administer',
    View: lazy(() => import('../access/Access.tsx').then(({ Access }) => ({ default: Access }))),
  },
  {
    path: 'ask',
    within: 'publish',
    access: 'edit',
    View: lazy(() => import('../review/Ask.tsx').then(({ Ask }) => ({ default: Ask }))),
  },
  {
    path: 'review',
    within: 'publish',
    access: 'publish',
    View: lazy(() => import('../review/Review.tsx').then(({ Review }) => ({ default: Review }))),
  },
  {
    path: 'sessions',
    access: 'anybody',
    View: lazy(() => import('../access/Sessions.tsx').then(({ Sessions }) => ({ default: Sessions }))),
  },
  {
    path: 'show',
    within: 'contents',
    access: 'edit',
    View: lazy(() => import('../drafts/Show.tsx').then(({ Show }) => ({ default: Show }))),
  },
]
