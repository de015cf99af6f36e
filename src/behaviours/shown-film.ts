// The films a visitor starts (ui/ShownFilm.tsx) are requested only then.
for (const film of document.querySelectorAll<HTMLElement>('[data-shown-film]')) {
  const video = film.querySelector('video')
  const button = film.querySelector('button')
  if (!video || !button) continue
  button.addEventListener('click', () => {
    film.classList.add('is-shown')
    video.focus()
    // Where the browser refuses, the film stands there with its own controls.
    video.play().catch(() => undefined)
  })
}
