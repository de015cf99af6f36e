import '../parts/AxisHouse/axis-house.client.ts'
import '../parts/Drawing/lines.client.ts'

// Elsewhere the script of what they hold shows these buttons; here they hold nothing.
for (const button of document.querySelectorAll<HTMLElement>('[data-example="MotionButton"] [data-motion]')) {
  button.hidden = false
  button.toggleAttribute('data-still', button.closest('[data-state="still"]') !== null)
  button.addEventListener('click', () => button.toggleAttribute('data-still'))
}
