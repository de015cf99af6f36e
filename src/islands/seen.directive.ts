import type { ClientDirective } from 'astro'

/** client:seen: an island gets its script when it is on the screen, and not before the page is painted. */
const seen: ClientDirective = (load, _options, element) => {
  const hydrate = async () => (await load())()
  const watch = () => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      void hydrate()
    })
    // The element itself has no box.
    for (const child of element.children) observer.observe(child)
  }
  // Said by layouts/first-screen-first.ts.
  if (document.documentElement.classList.contains('is-unpainted'))
    addEventListener('painted', watch, { once: true })
  else watch()
}

export default seen
