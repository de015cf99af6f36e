const openDelayMs = 100
const graceMs = 300
/** A press this soon after the menu has opened on hover was meant to open it, so it must not close it. */
const justOpenedMs = 500

/**
 * Operates the native popovers of the header: they also open on hover, and close when the visitor leaves them or follows
 * a link.
 */
export function operateMenus(): void {
  const toggle = document.querySelector<HTMLElement>('[data-services-toggle]')
  const services = document.getElementById('services-menu')
  const menu = document.getElementById('menu')
  if (toggle && services) openOnHover(toggle, services)
  for (const popover of [services, menu, document.getElementById('languages-menu')])
    if (popover) closeWhenLeft(popover, popover === services ? toggle : null)
}

function openOnHover(toggle: HTMLElement, services: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>
  const later = (delay: number, open: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => services.togglePopover(open), delay)
  }
  for (const part of [toggle, services]) {
    part.addEventListener('pointerenter', event => event.pointerType === 'mouse' && later(openDelayMs, true))
    part.addEventListener('pointerleave', event => event.pointerType === 'mouse' && later(graceMs, false))
  }

  let opened = Number.NEGATIVE_INFINITY
  services.addEventListener('toggle', event => {
    if ((event as ToggleEvent).newState === 'open') opened = event.timeStamp
  })
  toggle.addEventListener('click', event => {
    if (services.matches(':popover-open') && event.timeStamp - opened < justOpenedMs) event.preventDefault()
  })
}

/** Closes a popover when the visitor follows a link in it, or when the focus leaves it. */
function closeWhenLeft(popover: HTMLElement, toggle: HTMLElement | null): void {
  popover.addEventListener('click', event => {
    if ((event.target as Element).closest('a')) popover.hidePopover()
  })
  // Tabbing past the last link, or back past the button, leaves the menu.
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null
    if (next && !popover.contains(next) && next !== toggle) popover.hidePopover()
  }
  popover.addEventListener('focusout', leave)
  toggle?.addEventListener('focusout', leave)
}
