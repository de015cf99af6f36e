/**
 * The script of the page: its button prints, and a sheet that is longer than its paper says by how many lines. Nothing
 * shrinks automatically and nothing is cut off: the rest goes on to a further page.
 */
export const pageScript = `
document.querySelector('button').onclick = () => print()
const mm = 96 / 25.4
document.fonts.ready.then(() => {
  for (const part of document.querySelectorAll('.part')) {
    const over = part.scrollHeight - Number(part.dataset.height) * mm
    if (over <= 1) continue
    const line = parseFloat(getComputedStyle(part).lineHeight)
    const note = document.createElement('p')
    note.className = 'long'
    note.setAttribute('role', 'status')
    note.textContent = document.body.dataset.long.replace('{n}', Math.ceil(over / line)).replace('{sheet}', part.dataset.name)
    part.before(note)
  }
})
`
