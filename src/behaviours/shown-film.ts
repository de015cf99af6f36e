// Films with sound (ui/ShownFilm.tsx) begin when a visitor asks, and only then is anything of them requested.
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
