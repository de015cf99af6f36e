// Opens the map in the app of a phone, which can show the way. Other systems may have no app for such an address.
const { userAgent } = navigator
const app = /iPhone|iPad/.test(userAgent) ? 'appleMap' : /Android/.test(userAgent) && 'androidMap'
if (app)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apple-map]'))
    link.href = link.dataset[app] ?? link.href
