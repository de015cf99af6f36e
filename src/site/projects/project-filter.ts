// What the address says about the filters of /projects, and what that leaves of the list.

export type FilterState = { focus: string; category: string }

export function readFilter(search: string, categories: readonly FilterState[]): FilterState {
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

export function passes(item: FilterState, state: FilterState): boolean {
  return (!state.focus || item.focus === state.focus) && (!state.category || item.category === state.category)
}
