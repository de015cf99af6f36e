// The page about BIM used to draw a wall twice from three measures. The drawings become files that a firm can change.

/** The measures of the wall in metres. */
export type Wall = { length: number; height: number; thickness: number }

const ground = 250
const margin = 24
const red = 'var(--line-accent)'
const thin = 'stroke-width="1.25"'

export function wallDrawings(wall: Wall): Record<string, string> {
  const metre = (400 - 2 * margin - 60) / wall.length
  const [length, height] = [round(wall.length * metre), round(wall.height * metre)]
  return {
    'wall-line.svg': svg('0 180 400 120', [
      line(length, round(Math.max(wall.thickness * metre, 4))),
      measureBelow(wall, length),
    ]),
    'wall-object.svg': svg('0 0 400 300', [
      body(length, height, round(Math.max(wall.thickness * metre, 10) * 0.9)),
      measureBelow(wall, length),
      measureBeside(wall, length, height, round(Math.max(wall.thickness * metre, 10) * 0.9)),
    ]),
  }
}

const svg = (viewBox: string, parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" viewBox="${viewBox}">\n${parts.join('\n')}\n</svg>\n`

const line = (length: number, thickness: number): string =>
  `<path d="M${margin} ${round(ground - thickness)}h${length}M${margin} ${ground}h${length}"/>`

/** Draws the wall from the front left and above. Depth is halved and runs to the upper right. */
function body(length: number, height: number, depth: number): string {
  const [left, top, right] = [margin, round(ground - height), round(margin + length)]
  const side = `fill="var(--bg)" stroke="${red}" stroke-width="2"`
  return [
    `<path fill="${red}" stroke="none" d="M${left} ${top}h${length}V${ground}H${left}z"/>`,
    `<path ${side} d="M${left} ${top}l${depth}-${depth}h${length}l-${depth} ${depth}z"/>`,
    `<path ${side} d="M${right} ${top}l${depth}-${depth}v${height}l-${depth} ${depth}z"/>`,
  ].join('\n')
}

function measureBelow(wall: Wall, length: number): string {
  const [y, right] = [ground + 26, round(margin + length)]
  return [
    `<path ${thin} d="M${margin} ${y}h${length}M${margin} ${y - 10}v20M${right} ${y - 10}v20M${margin - 5} ${y + 5}l10-10M${round(right - 5)} ${y + 5}l10-10"/>`,
    label(wall.length, `x="${round(margin + length / 2)}" y="${ground + 46}"`),
  ].join('\n')
}

function measureBeside(wall: Wall, length: number, height: number, depth: number): string {
  const [x, top] = [round(margin + length + depth + 22), round(ground - height - depth)]
  const bottom = round(top + height)
  return [
    `<path ${thin} d="M${x} ${top}v${height}M${round(x - 10)} ${top}h20M${round(x - 10)} ${bottom}h20M${round(x - 5)} ${round(top + 5)}l10-10M${round(x - 5)} ${round(bottom + 5)}l10-10"/>`,
    label(
      wall.height,
      `transform="translate(${round(x + 22)} ${Number((top + height / 2).toFixed(2))}) rotate(-90)"`,
    ),
  ].join('\n')
}

/** Writes a measure in each language, because decimal signs differ. */
const label = (value: number, place: string): string =>
  (['de', 'en'] as const)
    .map(
      language =>
        `<text lang="${language}" fill="currentColor" stroke="none" font-size="17" font-weight="500" text-anchor="middle" ${place}>${metres(value)[language]}</text>`,
    )
    .join('\n')

export const number = (value: number) => {
  const format = (region: string) => new Intl.NumberFormat(region, { maximumFractionDigits: 2 }).format(value)
  return { de: format('de-DE'), en: format('en-GB') }
}

export function metres(value: number, unit = 'm') {
  const { de, en } = number(value)
  return { de: `${de} ${unit}`, en: `${en} ${unit}` }
}

const round = (value: number) => Math.round(value * 10) / 10
