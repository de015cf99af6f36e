/**
 * The axis line of a section draws itself when it is reached, cards rise, and the bubble of the section one is in
 * turns red. Only what is below the fold at load is ever hidden, so a failed script leaves everything visible.
 */
export function drawSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches

  if (!still) {
    const reveal = new IntersectionObserver(
      entries => {
        // From what the observer has measured: to ask the window for its height would lay the page out once more.
        for (const { target, boundingClientRect, rootBounds } of entries) {
          const below = rootBounds !== null && boundingClientRect.top >= rootBounds.bottom
          target.toggleAttribute('data-waiting', below)
          if (!below) reveal.unobserve(target)
        }
      },
      { threshold: 0.05 },
    )
    for (const section of sections) reveal.observe(section)
  }

  const current = new IntersectionObserver(
    () => {
      const here = sections.findLast(section => section.getBoundingClientRect().top < innerHeight / 2)
      for (const section of sections)
        section.toggleAttribute('data-here', section === here && section.dataset.section !== 'red')
    },
    { rootMargin: '-50% 0px -50% 0px' },
  )
  for (const section of sections) current.observe(section)
}
