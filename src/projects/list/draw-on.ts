import cardCss from '../../parts/Card/Card.module.css'

/** The line drawing of a card that is pointed at or has the focus, fetched only then. Ends with what it returns. */
export function drawOnCards(lineOf: (id: string | undefined) => string | undefined): () => void {
  const draw = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    const card = (event.target as Element).closest<HTMLElement>('[data-cards] article')
    const line = lineOf(card?.dataset.project)
    if (card && line) drawOn(card, line)
  }
  const kinds = ['pointerover', 'focusin']
  for (const kind of kinds) document.addEventListener(kind, draw)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, draw)
  }
}

/** Lays the line drawing over the picture of a card, once it is there. One that does not arrive is not missed. */
async function drawOn(card: HTMLElement, line: string): Promise<void> {
  const picture = card.querySelector('picture')
  if (!picture || card.dataset.drawn) return
  card.dataset.drawn = line
  const image = new Image()
  image.src = line
  image.alt = ''
  const layer = document.createElement('span')
  layer.className = cardCss.line ?? ''
  Object.assign(layer.dataset, picture.dataset)
  layer.append(image)
  await image.decode().then(
    () => picture.after(layer),
    () => delete card.dataset.drawn,
  )
}
