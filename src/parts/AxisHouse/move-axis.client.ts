// Lets a visitor move axis C. The house follows, and a sentence explains the result.
import { drawHouse, control as scale } from './drawing.ts'
import { houseOf, stops } from './house.ts'
import { houseMarkup } from './markup.ts'
import { formatted, inMetres, rowsOf } from './words.ts'

/** Delays the sentence, so that a screen reader announces only the last of several quick steps. */
const announcementDelayMs = 300
/** The time constant of the movement: the house has covered two thirds of the distance after this time. */
const followMs = 42
/** The width of the thumb. Half of it extends beyond each end of the scale. */
const thumbWidthPx = 56

/**
 * Lets a visitor move the axis of one house.
 * @public Called by the script that fetches this one by its address.
 */
export function moveAxis(house: HTMLElement): void {
  const locale = document.documentElement.lang
  const words = JSON.parse(house.dataset.axisHouse ?? '')
  const one = <E extends Element>(selector: string) => house.querySelector<E>(selector) as E
  const input = one<HTMLInputElement>('input')
  const sentence = one<HTMLElement>('[aria-live]')
  const labels = [...house.querySelectorAll<SVGTextElement>('[data-stops] text')]
  const sentences = house.querySelectorAll<HTMLElement>('[hidden] p')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let position = Number(input.value)
  let said = position
  let nearest = -1
  let frame = 0
  let lastTime = 0
  let timer: ReturnType<typeof setTimeout>
  let isMoved = false
  // Replaces the house of the file by one in the page, which can be changed.
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  drawn.innerHTML = houseMarkup(drawHouse(position))
  one('use').replaceWith(drawn)

  function draw(): void {
    const drawing = drawHouse(position)
    const { lines, numbers, bubble } = drawing
    drawn.innerHTML = houseMarkup(drawing)
    for (const name of ['leader', 'moved', 'movedInPlan'] as const)
      one(`[data-line=${name}]`).setAttribute('d', lines[name])
    for (const [index, { x, y, value }] of numbers.entries()) {
      const text = one('[data-numbers]').children[index]
      text?.setAttribute('x', `${x}`)
      text?.setAttribute('y', `${y}`)
      if (text) text.textContent = formatted(value, locale)
    }
    one('[data-handle]').setAttribute('transform', `translate(${bubble} ${scale.y})`)
    one('span').textContent = formatted(numbers[0]?.value ?? 0, locale)
    if (nearest !== Math.round(position)) fillRows(Math.round(position))
  }

  function fillRows(stop: number): void {
    nearest = stop
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-current', index === stop)
    const cells = one('dl').querySelectorAll('dt, dd')
    const rows = rowsOf(houseOf(stops[stop] ?? 0), words, locale)
    for (const [index, text] of rows.flatMap(({ name, width, use }) => [name, width, use]).entries())
      if (cells[index]) cells[index].textContent = text
  }

  function follow(time: number): void {
    const target = Number(input.value)
    // Limits the first step of a tab that was in the background.
    const elapsed = Math.min(50, time - lastTime)
    lastTime = time
    position += (target - position) * (still.matches ? 1 : 1 - Math.exp(-elapsed / followMs))
    if (Math.abs(target - position) < 0.006) position = target
    draw()
    frame = position === target ? 0 : requestAnimationFrame(follow)
  }

  function start(): void {
    sentence.style.opacity = '0.4'
    if (frame) return
    lastTime = performance.now()
    frame = requestAnimationFrame(follow)
  }

  function snap(): void {
    input.step = '1'
    const stop = Math.round(Number(input.value))
    input.value = `${stop}`
    input.setAttribute('aria-valuetext', inMetres(stops[stop] ?? 0, locale))
    start()
    clearTimeout(timer)
    timer = setTimeout(() => {
      sentence.style.opacity = ''
      if (said === stop) return
      said = stop
      sentence.innerHTML = sentences[stop]?.innerHTML ?? ''
    }, announcementDelayMs)
  }

  input.addEventListener('pointerdown', () => {
    isMoved = false
    // The house follows the pointer between two stops, unless the visitor prefers reduced motion.
    if (!still.matches) input.step = 'any'
  })
  input.addEventListener('input', () => {
    isMoved = true
    start()
  })
  input.addEventListener('change', snap)
  input.addEventListener('pointerup', snap)
  // The browser has taken over the pointer to scroll the page.
  input.addEventListener('pointercancel', () => {
    input.value = `${said}`
    snap()
  })
  // Some browsers do not move the thumb when the track is tapped.
  input.addEventListener('click', event => {
    if (isMoved) return
    const share = (event.offsetX - thumbWidthPx / 2) / (input.offsetWidth - thumbWidthPx)
    input.value = `${Math.round(share * (stops.length - 1))}`
    snap()
  })
}
