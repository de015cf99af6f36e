// Draws the house as SVG: in a file that pages refer to, because it is as large as the rest of the section, and again in
// the browser as the visitor drags.
import { control, type Drawing, drawHouse, type Lines, lettersAt, plan } from './drawing.ts'
import { restingStop, stops } from './house.ts'

/** The ids of the house and of its unchanging parts in the file. */
export const houseId = 'h'
export const frameId = 'f'

const ink = 'fill="currentColor" stroke="none"'
/** Keeps the line width at every scale. */
const thin = 'vector-effect="non-scaling-stroke"'
const edge = `${thin} stroke="var(--line-edge)"`
const mirror = 'transform="scale(-1 1)"'

/** Draws everything except axis C and the numbers, whose format depends on the language. */
export function houseMarkup({ lines, letters, presence }: Drawing): string {
  const path = (name: keyof Lines, attributes = '') => `<path ${attributes} d="${lines[name]}"/>`
  return [
    path('windows', `fill="var(--sheet)" ${edge}`),
    path('axes', `${edge} stroke-dasharray="14 4 2 4"`),
    path('cut', `${ink} fill-rule="evenodd"`),
    `<g ${ink} fill-rule="evenodd" opacity="${presence}">`,
    path('facingRight'),
    path('facingLeft', mirror),
    path('inside', `fill="var(--bg)" ${mirror}`),
    path('cars'),
    '</g>',
    path('dimensions', thin),
    ...letters.map(
      ({ x, name }) =>
        `<g transform="translate(${x} ${lettersAt})"><circle r="36" fill="var(--bg)" stroke-width="1.5" ${thin}/><text y="13" fill="currentColor" stroke="none">${name}</text></g>`,
    ),
    '<g display="var(--plan)">',
    path('furniture', thin),
    path('plan', ink),
    '</g>',
  ].join('')
}

/** Draws the parts that never move: the ground, the scale of the control and the depth of the room. */
function frameMarkup(): string {
  const { start, step, y } = control
  const tick = (x: number, at: number, half: number) => `M${x - half} ${at + half}l${2 * half}-${2 * half}`
  const scale = `M${start} ${y}h${3 * step}${stops.map((_, index) => tick(start + index * step, y, 10)).join('')}`
  const depth = `M-36 ${plan.top}v${plan.depth}${tick(-36, plan.top, 7)}${tick(-36, plan.top + plan.depth, 7)}`
  return [
    `<path ${thin} stroke-width="3" d="M-2000 1300H0"/>`,
    `<path ${thin} stroke-width="1.5" d="${scale}"/>`,
    `<path ${thin} display="var(--plan)" d="${depth}"/>`,
  ].join('')
}

/** Returns the file that pages show without scripts, and before they run. */
export function houseFile(): string {
  const parts = { [houseId]: houseMarkup(drawHouse(restingStop)), [frameId]: frameMarkup() }
  const groups = Object.entries(parts).map(([id, markup]) => `<g id="${id}">${markup}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`
}
