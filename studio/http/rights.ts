// The rights of the Studio in one table: the role that each route needs.

/** `edit` writes content and pictures; `inbox` sees what visitors wrote; `administer` gives people their roles. */
export const roles = ['edit', 'publish', 'inbox', 'administer'] as const
export type Role = (typeof roles)[number]
export type Rights = Record<Role, boolean>

/** Routes that answer people who have not signed in, each with limits of its own. */
export const routesWithoutLogin: readonly string[] = ['POST login/ask', 'POST login/enter']

/** `anybody` means everyone with a role. A route in none of the lists is refused to all. */
export const routesFor: Record<Role | 'anybody', readonly string[]> = {
  anybody: [
    'GET me',
    'GET counts',
    'GET notices',
    'GET service',
    'GET visits',
    'GET login/sessions',
    'POST login/end',
    'POST login/leave',
  ],
  edit: [
    'GET file',
    'POST save',
    'GET options',
    'POST english-fits',
    'GET field-history',
    'GET section-kinds',
    'GET contents',
    'GET contents/outdated',
    'GET todo',
    'GET visits/missing',
    'POST visits/redirect',
    'POST create',
    'POST pages/create',
    'GET pages/links',
    'POST pages/leave',
    'POST pages/show',
    'POST pages/move',
    'POST projects/order',
    'GET projects/table',
    'GET search',
    'POST place',
    'POST presence',
    'POST leave',
    'GET mentions',
    'POST replace',
    'GET person',
    'POST replace-person',
    'GET thumbnail',
    'GET pictures',
    'GET picture-uses',
    'POST picture',
    'POST portrait',
    'POST picture-replace',
    'POST picture-remove',
    'GET publish/draft',
    'GET publish/state',
    'GET publish/editions',
    'POST publish/discard',
    'GET remarks',
    'POST remarks/done',
    'POST remarks/open',
    'GET review/reviewers',
    'GET review/open',
    'POST review/ask',
    'POST review/withdraw',
    'GET drafts/links',
    'POST drafts/link',
    'POST drafts/end',
    'POST drafts/extend',
    'GET bids/list',
    'GET bids/one',
    'GET bids/ics',
    'GET bids/expiry',
    'POST bids/create',
    'POST bids/save',
    'POST bids/copy',
    'POST bids/erase',
    'POST bids/read',
    'POST bids/fit',
    'POST bids/people',
    'POST bids/files',
    'POST bids/form',
    'GET bids/print',
    'GET press/projects',
    'POST press/kit',
  ],
  publish: [
    'GET theme',
    'POST theme/begin',
    'POST theme/typeface',
    'POST theme/drawing',
    'POST publish/start',
    'POST publish/again',
    'POST publish/agree',
    'POST publish/back',
    'POST publish/cancel',
    'POST publish/later',
    'POST publish/forget',
    'GET review/request',
    'GET review/sides',
    'GET review/page',
    'POST review/verdict',
    'POST review/remark',
    'POST review/return',
    'POST review/publish',
  ],
  inbox: [
    'GET inbox/list',
    'GET inbox/one',
    'GET inbox/figures',
    'GET inbox/csv',
    'GET inbox/person',
    'GET inbox/erasure',
    'POST inbox/deed',
    'POST inbox/move',
    'POST inbox/erase',
  ],
  administer: [
    'GET access/people',
    'POST access/person',
    'POST access/remove',
    'POST access/end-sessions',
    'GET access/journal',
    'GET version',
    'POST version/try',
    'POST version/take',
    'POST version/back',
  ],
}

const roleOf = new Map(
  Object.entries(routesFor).flatMap(([role, names]) =>
    names.map(name => [name, role as Role | 'anybody'] as const),
  ),
)

/** Publishing is for people who read the draft, so it includes writing. */
export const rightsOf = (granted: readonly Role[]): Rights => ({
  edit: granted.includes('edit') || granted.includes('publish'),
  publish: granted.includes('publish'),
  inbox: granted.includes('inbox'),
  administer: granted.includes('administer'),
})

export const hasAny = (may: Rights): boolean => Object.values(may).includes(true)

export function mayAsk(may: Rights, method: string, path: string): boolean {
  const role = roleOf.get(`${method} ${path}`)
  if (role === undefined) return false
  return role === 'anybody' ? hasAny(may) : may[role]
}
