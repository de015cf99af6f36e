/** Marks styles that the Studio itself adds to a page. */
export const studioStyle = 'data-studio'

/**
 * Updates a frame without loading it again, so that it keeps its scroll position. A page whose theme changed is loaded
 * again. Resolves to false if there is no page.
 */
export async function refreshFrame(frame: HTMLIFrameElement | null, page: string): Promise<boolean> {
  const inside = frame?.contentDocument
  const html = await fetch(page).then(
    response => response.text(),
    () => undefined,
  )
  if (!inside?.body || html === undefined) return false
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (lookOf(next) === lookOf(inside)) inside.body.replaceWith(inside.importNode(next.body, true))
  else frame?.contentWindow?.location.reload()
  return true
}

/** The styles of a page, and the attributes of the page that they read. */
function lookOf({ documentElement, head }: Document): string {
  const styles = [...head.querySelectorAll(`style:not([${studioStyle}])`)].map(
    ({ textContent }) => textContent,
  )
  const { without, axes, bleed } = documentElement.dataset
  return [without, axes, bleed, ...styles].join()
}
