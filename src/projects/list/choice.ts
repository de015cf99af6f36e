// Reads and writes the filter, view and order of the project list in the address, and applies the filter.

export const views = ['images', 'scale', 'table'] as const
export type View = (typeof views)[number]

/** The number of projects that a phone shows until a visitor asks for the rest (ProjectList.module.css). */
export const cardsOnPhone = 12
/** The id of the first project after these. */
export const restOfCards = 'more'

export type Filter = { focus: string; category: string }
/** `sort` and `dir` are empty for the default order of the view. */
export type Choice = Filter & { view: View; sort: string; dir: '' | 'asc' | 'desc' }

const known = <T extends string, Or>(value: string | null, list: readonly T[], or: Or) =>
  list.find(item => item === value) ?? or

export const readView = (search: string): View =>
  known(new URLSearchParams(search).get('view'), views, 'images')

export function readChoice(search: string, categories: readonly Filter[]): Choice {
  const query = new URLSearchParams(search)
  const category = query.get('category') ?? ''
  const home = categories.find(item => item.category === category)?.focus ?? ''
  const focus = query.get('focus') ?? home
  const filter = categories.some(item => item.focus === focus)
    ? { focus, category }
    : { focus: '', category: '' }
  return {
    ...filter,
    view: readView(search),
    sort: query.get('sort') ?? '',
    dir: known(query.get('dir'), ['asc', 'desc'], ''),
  }
}

/** Returns the query with the choice. It keeps other parameters and leaves out defaults. */
export function writeChoice(search: string, choice: Choice): string {
  const query = new URLSearchParams(search)
  for (const key of ['focus', 'category', 'view', 'sort', 'dir'] as const) {
    query.delete(key)
    if (choice[key] && choice[key] !== 'images') query.set(key, choice[key])
  }
  const text = query.toString()
  return text && `?${text}`
}

export function passes(item: Filter, { focus, category }: Filter): boolean {
  return (!focus || item.focus === focus) && (!category || item.category === category)
}
