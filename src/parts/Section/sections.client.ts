/**
 * Draws the axis line of a section and lets its cards rise when the visitor scrolls to it, and turns the bubble of the
 * current section red. Only sections below the fold are ever hidden, so a failed script leaves everything visible.
 */
export function drawSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches

  if (!still) {
    const reveal = new IntersectionObserver(
      entries => {
        // Uses the observer's measurements, because reading the window's height would force another layout.
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
