const openDelayMs = 100
const graceMs = 300
/** A press this soon after the menu opened under the pointer was meant to open it, not to close it. */
const justOpenedMs = 500

/** The native popovers of the header: opened on hover as well, closed when left or when something is chosen. */
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

/** A popover that something was chosen in closes, and so does one that the focus has left. */
function closeWhenLeft(popover: HTMLElement, toggle: HTMLElement | null): void {
  popover.addEventListener('click', event => {
    if ((event.target as Element).closest('a')) popover.hidePopover()
  })
  // A visitor who tabs past the last link, or back past the button, has left the menu: close it.
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null
    if (next && !popover.contains(next) && next !== toggle) popover.hidePopover()
  }
  popover.addEventListener('focusout', leave)
  toggle?.addEventListener('focusout', leave)
}
