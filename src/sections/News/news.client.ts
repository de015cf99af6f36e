// Lets buttons and arrow keys move the news by one item. The position is read from the scroll offset.
import { fill } from '../../i18n/fill.ts'

for (const news of document.querySelectorAll<HTMLElement>('[data-news]')) operate(news)

function operate(news: HTMLElement): void {
  const list = news.querySelector('ul')
  const position = news.querySelector<HTMLElement>('[data-position]')
  const buttons = [...news.querySelectorAll<HTMLElement>('[data-step]')]
  const fields = news.querySelectorAll('[data-controls] i')
  if (!list || !position) return
  const last = list.children.length - 1

  const read = () => {
    const { from, to } = inView(list)
    const text = fill(position.dataset.position ?? '', { from: from + 1, to: to + 1, total: last + 1 })
    if (position.textContent !== text) position.textContent = text
    for (const [index, field] of fields.entries())
      field.toggleAttribute('data-on', index >= from && index <= to)
    // Uses aria-disabled, so that a visitor who has pressed a button to the end keeps the focus on it.
    for (const button of buttons)
      button.ariaDisabled = String(button.dataset.step === '1' ? to === last : from === 0)
  }
  const move = (step: number) => {
    const width = list.firstElementChild?.getBoundingClientRect().width ?? 0
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollBy({ left: step * width, behavior: still ? 'instant' : 'smooth' })
  }

  new ResizeObserver(read).observe(list)
  list.addEventListener('scroll', read, { passive: true })
  for (const button of buttons) button.addEventListener('click', () => move(Number(button.dataset.step)))
  news.addEventListener('keydown', event => {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  })
  news.dataset.ready = ''
}

/** Returns the first and last item of which more than half is visible. */
function inView(list: HTMLElement): { from: number; to: number } {
  const { left, right } = list.getBoundingClientRect()
  const visible = [...list.children].flatMap((item, index) => {
    const box = item.getBoundingClientRect()
    const middle = (box.left + box.right) / 2
    return middle > left && middle < right ? [index] : []
  })
  return { from: visible[0] ?? 0, to: visible.at(-1) ?? 0 }
}
