/** Brings a frame up to date without loading it again, so that it keeps its place. Tells whether the page was there. */
export async function refreshFrame(frame: HTMLIFrameElement | null, page: string): Promise<boolean> {
  const inside = frame?.contentDocument
  const html = await fetch(page).then(
    response => response.text(),
    () => undefined,
  )
  if (!inside?.body || html === undefined) return false
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  inside.body.replaceWith(inside.importNode(body, true))
  return true
}
