// What the address says about the filters of /projects, and what that leaves of the list.

export type FilterState = { focus: string; category: string }
export type Filterable = { focus: string; category: string }

export function readFilter(search: string, categories: readonly Filterable[]): FilterState {
  const query = new URLSearchParams(search)
  const category = query.get('category') ?? ''
  const home = categories.find(item => item.category === category)?.focus ?? ''
  const focus = query.get('focus') ?? home
  const known = categories.some(item => item.focus === focus)
  return known ? { focus, category } : { focus: '', category: '' }
}

/** The query that keeps other parameters; nothing chosen leaves no trace. */
export function writeFilter(search: string, state: FilterState): string {
  const query = new URLSearchParams(search)
  for (const key of ['focus', 'category'] as const) {
    if (state[key]) query.set(key, state[key])
    else query.delete(key)
  }
  const text = query.toString()
  return text && `?${text}`
}

export function passes(item: Filterable, state: FilterState): boolean {
  return (!state.focus || item.focus === state.focus) && (!state.category || item.category === state.category)
}

/** The pages of the list that carry the given projects and are not there yet. Pages count from 1. */
export function missingPages(
  wanted: number[],
  present: ReadonlyMap<number, unknown>,
  perPage: number,
): number[] {
  const pages = wanted.filter(index => !present.has(index)).map(index => Math.floor(index / perPage) + 1)
  return [...new Set(pages)]
}

/** A page of the list as the server has it: its cards with their places in the whole list. */
export async function fetchCards(address: string, number: number, perPage: number) {
  const response = await fetch(`${address}/${number}`)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const cards = [...page.querySelectorAll<HTMLElement>('main article')]
  return cards.map((card, index) => [(number - 1) * perPage + index, card] as const)
}
