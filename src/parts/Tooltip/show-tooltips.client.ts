/** The controls that have an icon instead of text. The wheel is excluded, because it shows its names beside the bubbles. */
const signs =
  'button[aria-label]:not([role=toolbar] *), [data-motion], [data-copy], [data-language-switch][aria-label]'
const openDelayMs = 700
/** The time after a tooltip closes in which the next one opens without delay. */
const skipDelayMs = 300
/** The distance of a tooltip from the edges of the window. */
const marginPx = 8

/**
 * Shows the accessible name of a sign under the pointer or with the keyboard's focus, also in islands that come later.
 * `first` is the event for which this script was fetched, unless a press has answered it.
 * @public Called by the script that fetches this one by its address.
 */
export function showTooltips(first?: Event): void {
  const tip = document.querySelector<HTMLElement>('[data-tooltip]')
  const label = tip?.querySelector('span')
  if (!tip?.showPopover || !label) return

  let sign: HTMLElement | null = null
  let isFocused = false
  let isTabbing = first instanceof KeyboardEvent && first.key === 'Tab'
  let timer: ReturnType<typeof setTimeout>
  let closedAt = Number.NEGATIVE_INFINITY

  const isOpen = () => tip.matches(':popover-open')
  const close = () => {
    clearTimeout(timer)
    if (!isOpen()) return
    tip.hidePopover()
    closedAt = performance.now()
  }
  const place = () => {
    if (!sign || !isOpen()) return
    const { left, top, bottom, width } = sign.getBoundingClientRect()
    const middle = left + width / 2
    // Measures the body, which excludes the scrollbar and the space that an open dialog reserves for one.
    const end = document.body.offsetWidth - marginPx - tip.offsetWidth
    const x = Math.max(marginPx, Math.min(middle - tip.offsetWidth / 2, end))
    const isBelow = top < tip.offsetHeight + marginPx
    tip.toggleAttribute('data-below', isBelow)
    tip.style.translate = `${x}px ${isBelow ? bottom : top - tip.offsetHeight}px`
    tip.style.setProperty('--leader', `${middle - x}px`)
  }
  const open = () => {
    if (!sign?.isConnected) return
    // biome-ignore lint/performance/useDomNodeTextContent: of pause and play only the displayed one is the name.
    label.textContent = sign.ariaLabel || sign.innerText
    // Everything outside an open dialog is inert, so the tooltip moves into it.
    const parent = sign.closest('dialog, [popover]') ?? document.body
    parent.append(tip)
    tip.showPopover()
    place()
  }
  const change = (next: HTMLElement | null, focused: boolean, delay: number) => {
    close()
    sign = next
    isFocused = focused
    if (next) timer = setTimeout(open, delay)
  }

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || tip.contains(target as Node)) return
    const next = (target as Element).closest<HTMLElement>(signs)
    if (next === sign || (!next && isFocused)) return
    change(next, false, isOpen() || performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs)
  }
  document.addEventListener('pointerover', over)
  if (first instanceof PointerEvent) over(first)
  document.documentElement.addEventListener('pointerleave', () => isFocused || change(null, false, 0))
  const focus = (target: Element) => {
    const next = isTabbing && target.closest<HTMLElement>(signs)
    if (next) change(next, true, 0)
  }
  document.addEventListener('focusin', ({ target }) => focus(target as Element))
  if (document.activeElement) focus(document.activeElement)
  document.addEventListener('focusout', () => isFocused && change(null, false, 0))
  document.addEventListener(
    'keydown',
    event => {
      isTabbing = event.key === 'Tab'
      if (event.key !== 'Escape' || !isOpen()) return
      // Closes only the tooltip, not the dialog around it.
      event.preventDefault()
      close()
    },
    true,
  )
  document.addEventListener('pointerdown', () => {
    isTabbing = false
  })
  document.addEventListener('click', close)
  addEventListener('scroll', place, { capture: true, passive: true })
}
