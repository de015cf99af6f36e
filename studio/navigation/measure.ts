// Measures the bar of the site in a frame, as the browser drew it.

export type BarSize = {
  height: number
  entries: { name: string; left: number; width: number }[]
  /** Pixels between the firm's name and the first entry; negative if they do not fit. */
  spare: number
}

/** Returns undefined until the frame shows a page with a bar. */
export function measureBar(page: Document | null | undefined): BarSize | undefined {
  const header = page?.querySelector<HTMLElement>('body header')
  const nav = header?.querySelector('nav')
  const logo = header?.querySelector('a')
  if (!page || !header || !nav || !logo) return undefined
  const entries = [...nav.querySelectorAll<HTMLElement>(':scope > :is(a, button)')].map(entry => {
    const { left, width } = entry.getBoundingClientRect()
    return { name: entry.textContent?.trim() ?? '', left: Math.round(left), width: Math.round(width) }
  })
  const range = page.createRange()
  range.selectNodeContents(logo)
  const right = Math.max(...[...header.querySelectorAll('*')].map(part => part.getBoundingClientRect().right))
  const overflow = Math.max(0, right - header.getBoundingClientRect().width)
  const gap = nav.getBoundingClientRect().left - range.getBoundingClientRect().right
  return {
    height: header.getBoundingClientRect().height,
    entries,
    spare: Math.round(overflow > 0 ? -overflow : gap),
  }
}
