// Apple's systems do not support geo: addresses. All others with a map application do.
if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apple-map]'))
    link.href = link.dataset.appleMap ?? link.href
}
