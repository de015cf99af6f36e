import cardCss from '../../parts/Card/Card.module.css'

/** Loads the line drawing of a card on hover or focus. Returns a function that stops this. */
export function drawOnCards(): () => void {
  const draw = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    const card = (event.target as Element).closest<HTMLElement>('[data-line]')
    if (card) drawOn(card)
  }
  const kinds = ['pointerover', 'focusin']
  for (const kind of kinds) document.addEventListener(kind, draw)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, draw)
  }
}

/** Lays the line drawing over the picture once it has loaded. If loading fails, the next hover tries again. */
async function drawOn(card: HTMLElement): Promise<void> {
  const picture = card.querySelector('picture')
  const { line } = card.dataset
  if (!picture || !line) return
  delete card.dataset.line
  const image = new Image()
  image.src = line
  image.alt = ''
  const layer = document.createElement('span')
  layer.className = cardCss.line ?? ''
  Object.assign(layer.dataset, picture.dataset)
  layer.append(image)
  await image.decode().then(
    () => picture.after(layer),
    () => (card.dataset.line = line),
  )
}
