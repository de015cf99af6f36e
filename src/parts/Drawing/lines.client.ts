// Asks for the lines of drawings when the page has shown all that it needs first (Lines.tsx).
function drawLines() {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-lines]'))
    use.setAttribute('href', use.dataset.lines ?? '')
  // A drawing wider than the screen begins at its red part.
  for (const long of document.querySelectorAll<HTMLElement>('[data-start]'))
    long.scrollLeft = Number(long.dataset.start) * long.scrollWidth - long.clientWidth / 2
}

/** In the frame after the one that shows the first picture. */
async function whenShown() {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // Goes on even if the picture cannot be decoded.
  await first?.decode().catch(() => undefined)
  requestAnimationFrame(() => requestAnimationFrame(drawLines))
}

if (document.readyState === 'complete') void whenShown()
else addEventListener('load', whenShown)
