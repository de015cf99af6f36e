// Shows one testimonial at a time, chosen by buttons, arrow keys, a swipe or a field of the staff.

/** The distance in pixels that counts as a swipe. */
const swipePx = 40

for (const carousel of document.querySelectorAll<HTMLElement>('[data-voices]')) operate(carousel)

function operate(carousel: HTMLElement): void {
  const voices = [...carousel.querySelectorAll('ul > li')]
  const fields = [...carousel.querySelectorAll<HTMLElement>('ol button')]
  let current = 0

  const show = (index: number) => {
    current = (index + voices.length) % voices.length
    for (const [at, voice] of voices.entries()) voice.toggleAttribute('data-current', at === current)
    for (const [at, field] of fields.entries()) field.ariaCurrent = at === current ? 'true' : null
    const status = carousel.querySelector('[role=status]')
    for (const key of ['position', 'name'] as const) {
      const place = status?.querySelector(`[data-${key}]`)
      if (place) place.textContent = fields[current]?.dataset[key] ?? ''
    }
  }

  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => show(current + Number(button.dataset.step)))
  for (const [index, field] of fields.entries()) field.addEventListener('click', () => show(index))
  carousel.addEventListener('keydown', event => {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    show(current + (event.key === 'ArrowRight' ? 1 : -1))
  })
  let touched = 0
  carousel.addEventListener(
    'touchstart',
    event => {
      touched = event.changedTouches[0]?.clientX ?? 0
    },
    { passive: true },
  )
  carousel.addEventListener('touchend', event => {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - touched
    if (Math.abs(distance) > swipePx) show(current + (distance < 0 ? 1 : -1))
  })
  carousel.dataset.ready = ''
}
