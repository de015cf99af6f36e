// Apple's systems do not know geo: addresses; everything else that has maps does.
if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apple-map]'))
    link.href = link.dataset.appleMap ?? link.href
}
