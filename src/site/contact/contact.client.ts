// Openers on other pages lead here without their dialog: /contact?service=Due+Diligence#anfrage says what it is about.
const service = new URLSearchParams(location.search).get('service')?.slice(0, 200)
const about = document.querySelector<HTMLElement>('[data-about]')
const form = about?.closest<HTMLElement>('[data-service]')
if (service && about && form) {
  form.dataset.service = service
  about.hidden = false
  const place = about.querySelector('b')
  if (place) place.textContent = service
}

// Apple's systems do not know geo: addresses; everything else that has maps does.
if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-apple-map]'))
    link.href = link.dataset.appleMap ?? link.href
}
