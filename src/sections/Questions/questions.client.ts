// Opens the question that a deep link points to, filters the questions by the search field, and marks the current
// category in the margin.
const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq] details')]
const categories = [...document.querySelectorAll<HTMLElement>('[data-faq] section')]
const field = document.querySelector<HTMLInputElement>('#faq-search')
const matchCount = document.querySelector<HTMLElement>('#faq-found')

function openLinked(): void {
  const linked = questions.find(question => `#${question.id}` === location.hash)
  if (!linked) return
  linked.open = true
  linked.scrollIntoView()
}
openLinked()
addEventListener('hashchange', openLinked)

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
// Announces the number of matches after a pause in typing, because one announcement per letter would be too much.
const pauseMs = 600
let saying: ReturnType<typeof setTimeout>
field?.addEventListener('input', () => {
  const words = plain(field.value).split(/\s+/).filter(Boolean)
  for (const question of questions) {
    // The text is read each time, because the browser may have translated the page.
    const text = plain(question.textContent ?? '')
    question.hidden = !words.every(word => text.includes(word))
  }
  for (const category of categories) category.hidden = !category.querySelector('details:not([hidden])')
  if (!matchCount) return
  const { one = '', many = '', none = '' } = matchCount.dataset
  const n = questions.filter(question => !question.hidden).length
  const result = words.length === 0 ? '' : (n === 0 ? none : n === 1 ? one : many).replace('{n}', String(n))
  clearTimeout(saying)
  saying = setTimeout(() => {
    if (matchCount.textContent !== result) matchCount.textContent = result
  }, pauseMs)
})

// One answer per category is open. If the one that closes is above, the pressed question keeps its position: the answer
// closes without animation, and the page scrolls by the same height.
for (const question of questions)
  question.querySelector('summary')?.addEventListener('click', () => {
    const before = question.getBoundingClientRect().top
    const open = question.open
      ? undefined
      : questions.find(other => other.open && other.name === question.name)
    if (!open) return
    open.toggleAttribute('data-at-once', true)
    open.open = false
    scrollBy({ top: question.getBoundingClientRect().top - before, behavior: 'instant' })
    requestAnimationFrame(() => open.removeAttribute('data-at-once'))
  })

const links = [...document.querySelectorAll('[data-categories] a')]
function showPlace(): void {
  const here =
    categories.findLast(category => category.getBoundingClientRect().top < innerHeight / 2) ?? categories[0]
  for (const [index, link] of links.entries()) link.ariaCurrent = categories[index] === here ? 'true' : null
}
showPlace()
addEventListener('scroll', showPlace, { passive: true })
