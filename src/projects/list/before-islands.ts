/**
 * Runs in the page before anything is drawn. Until an island has come (`data-early`), its part of the page shows by itself
 * what the address says, so that nothing is there and then goes, and the first cards rise 100 ms apart. What no project
 * has is left to the islands. It stands in the page as text, so it uses nothing but the browser.
 */
export function showChosen(search: string): void {
  const query = new URLSearchParams(search)
  const is = (key: string, name = key) =>
    query.get(key) ? `[data-${name}="${CSS.escape(query.get(key) ?? '')}"]` : ''
  const chosen = is('focus') + is('category')
  const row = is('focus', 'categories')
  const view = is('view')
  const early = ':root:has([data-early=images]) '
  const stagger = Array.from(
    { length: 9 },
    (_, step) => `[data-cards] :nth-child(${step + 1} of article${chosen}){--after:${step * 100}ms}`,
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    stagger.join('') +
      (chosen &&
        `:root:has(article${chosen}){[data-early] [data-focus]:not(${chosen}){display:none}[data-early] [role=status]{visibility:hidden}}`) +
      (row && `${early + row}{display:flex}`) +
      (view && `${early}section:has(${view}){article{display:none}${view}{display:block}}`),
  )
  document.adoptedStyleSheets = [sheet]
}

/** For the page, which runs it at once; as short as it can be without a tool. */
export const showChosenEarly = () => `(${String(showChosen).replace(/\n\s*/g, ' ')})(location.search)`
