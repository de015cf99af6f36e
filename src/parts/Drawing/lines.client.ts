// Loads the lines of drawings after the page has shown its first screen (Lines.tsx).
function drawLines() {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-lines]'))
    use.setAttribute('href', use.dataset.lines ?? '')
  // Scrolls a drawing that is wider than the screen to its red part.
  for (const long of document.querySelectorAll<HTMLElement>('[data-start]'))
    long.scrollLeft = Number(long.dataset.start) * long.scrollWidth - long.clientWidth / 2
}

/** Loads the lines in the frame after the one that shows the first picture. */
async function whenShown() {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // Continues even if the picture cannot be decoded.
  await first?.decode().catch(() => undefined)
  requestAnimationFrame(() => requestAnimationFrame(drawLines))
}

if (document.readyState === 'complete') void whenShown()
else addEventListener('load', whenShown)
