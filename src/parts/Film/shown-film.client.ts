// Starts the films of parts/Film/ShownFilm.tsx on request, with the captions of the page's language.
for (const film of document.querySelectorAll<HTMLElement>('[data-shown-film]')) {
  const video = film.querySelector('video')
  const button = film.querySelector('button')
  if (!video || !button) continue
  button.addEventListener('click', () => {
    film.toggleAttribute('data-started', true)
    for (const track of video.textTracks)
      if (track.language === document.documentElement.lang) track.mode = 'showing'
    video.focus()
    // Ignores a refusal by the browser, because the visitor can still use the film's own controls.
    video.play().catch(() => undefined)
  })
}
