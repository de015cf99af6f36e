// The screens and their addresses. Each is loaded when it is opened; a part adds its own here.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Role } from '../http/rights.ts'
import type { ScreenProps } from '../ui/router.tsx'
import type { commonWords } from '../ui/words.ts'

export type Screen = {
  path: string
  /** The key of its word in the header, for areas. The counter of the same name appears beside it. */
  nav?: keyof typeof commonWords.de.nav
  /** The area that the header marks while the screen is open. */
  within?: keyof typeof commonWords.de.nav
  /** The role that may open it; `anybody` means any role. */
  access: Role | 'anybody'
  View: LazyExoticComponent<ComponentType<ScreenProps>>
}

/** The path of an area is its name; that of the start page is empty. */
const screen = (
  path: string,
  access: Screen['access'],
  area: Screen['within'],
  load: () => Promise<ComponentType<ScreenProps>>,
): Screen => ({
  path,
  access,
  ...(area && { [path === area || path === '' ? 'nav' : 'within']: area }),
  View: lazy(async () => ({ default: await load() })),
})

export const screens: Screen[] = [
  screen('', 'anybody', 'start', async () => (await import('../start/Start.tsx')).Start),
  screen('todo', 'edit', 'start', async () => (await import('../start/Todo.tsx')).Todo),
  screen('contents', 'edit', 'contents', async () => (await import('../pages/Contents.tsx')).Contents),
  screen('edit', 'edit', 'contents', async () => (await import('../editor/Editor.tsx')).Editor),
  screen('pictures', 'edit', 'pictures', async () => (await import('../pictures/Pictures.tsx')).Pictures),
  screen(
    'projects/table',
    'edit',
    'contents',
    async () => (await import('../projects/ProjectTable.tsx')).ProjectTable,
  ),
  screen('new-project', 'edit', 'contents', async () => (await import('../pages/NewProject.tsx')).NewProject),
  screen('new-page', 'edit', 'contents', async () => (await import('../pages/NewPage.tsx')).NewPage),
  screen('remove-page', 'edit', 'contents', async () => (await import('../pages/RemovePage.tsx')).RemovePage),
  screen(
    'page-address',
    'edit',
    'contents',
    async () => (await import('../pages/PageAddress.tsx')).PageAddress,
  ),
  screen('search', 'edit', 'contents', async () => (await import('../search/Search.tsx')).Search),
  screen('replace', 'edit', 'contents', async () => (await import('../people/ReplaceText.tsx')).ReplaceText),
  screen(
    'colleague',
    'edit',
    'contents',
    async () => (await import('../people/ReplacePerson.tsx')).ReplacePerson,
  ),
  screen('inbox', 'inbox', 'inbox', async () => (await import('../inbox/Inbox.tsx')).Inbox),
  screen('bids', 'edit', 'bids', async () => (await import('../bids/Bids.tsx')).Bids),
  screen('visits', 'anybody', 'visits', async () => (await import('../visits/Visits.tsx')).Visits),
  screen('missing', 'edit', 'start', async () => (await import('../visits/Missing.tsx')).Missing),
  screen('publish', 'edit', 'publish', async () => (await import('../review/Publication.tsx')).Publication),
  screen('editions', 'edit', 'publish', async () => (await import('../publish/Editions.tsx')).Editions),
  screen('access', 'administer', undefined, async () => (await import('../access/Access.tsx')).Access),
  screen('ask', 'edit', 'publish', async () => (await import('../review/Ask.tsx')).Ask),
  screen('review', 'publish', 'publish', async () => (await import('../review/Review.tsx')).Review),
  screen('theme', 'publish', 'contents', async () => (await import('../theme/Theme.tsx')).Theme),
  screen('version', 'administer', 'start', async () => (await import('../version/Version.tsx')).Version),
  screen('sessions', 'anybody', undefined, async () => (await import('../access/Sessions.tsx')).Sessions),
  screen('show', 'edit', 'contents', async () => (await import('../drafts/Show.tsx')).Show),
]
