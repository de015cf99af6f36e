// Fills in the service that links on other pages pass, as in /contact?service=Due+Diligence#anfrage.
const service = new URLSearchParams(location.search).get('service')?.slice(0, 200)
for (const about of service ? document.querySelectorAll<HTMLElement>('[data-about]') : []) {
  const form = about.closest<HTMLElement>('[data-service]')
  if (form) form.dataset.service = service
  about.hidden = false
  const name = about.querySelector('b')
  if (name) name.textContent = service ?? ''
}
