// Reads and writes the shortlist and its print format in the address: ?projects=a,b,c&format=landscape

/** Returns the projects in the address, each once, in their order there. */
export function readShortlist(search: string, projects: readonly string[]): string[] {
  const ids = new URLSearchParams(search).get('projects')?.split(',') ?? []
  return [...new Set(ids)].filter(id => projects.includes(id))
}

/** Returns the query for criteria and shortlist, empty or beginning with a question mark. */
export function writeQuery(criteria: readonly string[], shortlist: readonly string[]): string {
  const parts = [...criteria, ...(shortlist.length > 0 ? [`projects=${shortlist}`] : [])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export const readFormat = (search: string): 'upright' | 'landscape' =>
  new URLSearchParams(search).get('format') === 'landscape' ? 'landscape' : 'upright'
