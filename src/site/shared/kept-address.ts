// Kept projects stand in the address: ?projects=a,b,c

/** The projects that the address keeps, each once, in its order. */
export function readKept(search: string, projects: readonly string[]): string[] {
  const ids = new URLSearchParams(search).get('projects')?.split(',') ?? []
  return [...new Set(ids)].filter(id => projects.includes(id))
}
