// Previous and next stay in the selection that the visitor came from: /projects?focus=…&category=…. The way from page to
// page carries it in the address; the neighbours in it stand in the page as templates.
const own = new URLSearchParams(location.search)
const list = location.pathname.slice(0, location.pathname.lastIndexOf('/'))
const from = document.referrer ? new URL(document.referrer) : undefined
const came = from?.origin === location.origin && from.pathname === list ? from.searchParams : undefined
const chosen = own.has('focus') || own.has('category') ? own : came

const shown = document.querySelector<HTMLElement>('section[data-within]')
for (const key of ['category', 'focus']) {
  const found = chosen?.get(key) && document.querySelector<HTMLElement>(`[data-within~=${key}]`)
  if (!chosen || !found) continue
  const next = found instanceof HTMLTemplateElement ? found.content.firstElementChild : found
  // Who is the only one of a category stays in its focus area.
  const carried = new URLSearchParams([...chosen].filter(([name]) => name === 'focus' || name === key))
  // In a template an address has no page that it counts from, so it is put on the page first.
  if (next && next !== shown) shown?.replaceWith(next)
  for (const link of next?.querySelectorAll('a') ?? []) link.search = carried.toString()
  break
}
