import '../parts/AxisHouse/axis-house.client.ts'
import '../parts/Drawing/lines.client.ts'

// On pages the script of a moving part shows these buttons, but here they have no moving part.
for (const button of document.querySelectorAll<HTMLElement>('[data-example="MotionButton"] [data-motion]')) {
  button.hidden = false
  button.toggleAttribute('data-still', button.closest('[data-state="still"]') !== null)
  button.addEventListener('click', () => button.toggleAttribute('data-still'))
}
