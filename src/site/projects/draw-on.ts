import cardCss from '../../parts/Card/Card.module.css'

/** Lays the line drawing over the picture of a card, once it is there. One that does not arrive is not missed. */
export async function drawOn(card: HTMLElement, line: string): Promise<void> {
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
