// The sheet that stands for a page when it is shared: picture, axes, the page's heading, the firm's name.
import { readFileSync } from 'node:fs'
import { inProgram } from '../../tools/program.ts'
import { axes } from '../parts/PageHero/axes.ts'
import { cardSize } from './card-size.ts'
import { type Box, fit, lineHeight, type Measure } from './fit.ts'
import { linePath, lineWidth, type Style } from './typeface.ts'

export type CardText = { heading: string; page: string | undefined; firm: string; night: boolean }
export type Card = {
  /** The drawing, clear where the picture stands. */
  svg: string
  picture: { left: number; top: number; width: number; height: number }
}

// The design's sheet of 1440 pixels, drawn 1200 wide.
const margin = { left: 80, right: 40, bottom: 44 }
const axisDistance = (cardSize.width - margin.left - margin.right + 20) / 12
const axisX = (axis: string) => margin.left + axes.indexOf(axis) * axisDistance
const letters = { height: 62, bubble: 13 }

const logoSize = 44
const nameRoom = cardSize.width - margin.right - axisX('J')
/** The heading ends before the firm's name, on axis J. */
export const headingBox: Box = { width: axisX('J') - margin.left - 20, height: 232 }

const styles = {
  heading: (width: number): Style => ({ weight: 500, width, tracking: -0.038 }),
  logo: { weight: 560, width: 100, tracking: -0.04 },
  note: { weight: 500, width: 100, tracking: 0 },
}

export const headingWidth: Measure = (text, width) => lineWidth(text, styles.heading(width))

export function drawCard({ heading, page, firm, night }: CardText): Card {
  const { lines, size, width } = fit(heading, headingBox, headingWidth)
  const lastBaseline = cardSize.height - margin.bottom
  const firstBaseline = lastBaseline - (lines.length - 1) * size * lineHeight
  // Capitals reach 0.69 em over the baseline; the picture takes what the words leave.
  const pictureEnd = Math.round(firstBaseline - size * 0.74 - 30 - letters.height)

  const ground = token(night ? 'night' : 'paper')
  const ink = token(night ? 'night-text' : 'ink')
  const second = token(night ? 'night-text-2' : 'ink-3')
  const words = lines.map((line, index) =>
    linePath(
      line,
      styles.heading(width),
      size,
      margin.left - size * 0.045,
      firstBaseline + index * size * lineHeight,
    ),
  )

  return {
    picture: {
      left: margin.left,
      top: 0,
      width: cardSize.width - margin.left,
      height: pictureEnd,
    },
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
      `<path fill="${ground}" d="M0 0H${margin.left}V${pictureEnd}H${cardSize.width}V${cardSize.height}H0z"/>`,
      letterRow(pictureEnd, ink),
      `<path fill="${ink}" d="${words.join('')}"/>`,
      logo(firm, axisX('J'), lastBaseline, ink),
      page === undefined ? '' : note(page, axisX('J'), lastBaseline - logoSize - 34, second),
      '</svg>',
    ].join(''),
  }
}

function letterRow(top: number, ink: string): string {
  const { height, bubble } = letters
  const middle = top + height / 2
  const style: Style = { ...styles.note, weight: 550 }
  return axes
    .map(axis => {
      const x = axisX(axis)
      const left = x - (lineWidth(axis, style) * 14) / 2
      return `<path stroke="${ink}" fill="none" stroke-width="1.25" d="M${x} ${top}V${middle - bubble}M${x} ${middle + bubble}V${top + height}"/><circle cx="${x}" cy="${middle}" r="${bubble}" stroke="${ink}" fill="none" stroke-width="1.25"/><path fill="${ink}" d="${linePath(axis, style, 14, left, middle + 5)}"/>`
    })
    .join('')
}

/** The word under a dimension line exactly its width. */
function logo(firm: string, x: number, baseline: number, ink: string): string {
  const size = sizeWithin(nameRoom, firm, styles.logo, logoSize)
  const end = x + lineWidth(firm, styles.logo) * size
  const line = baseline - size * 0.98
  return `<path stroke="${ink}" stroke-width="2" d="M${x - 5} ${line}H${end + 5}M${x - 5} ${line + 5}l10-10M${end - 5} ${line + 5}l10-10"/><path fill="${ink}" d="${linePath(firm, styles.logo, size, x - 1, baseline)}"/>`
}

function note(text: string, x: number, baseline: number, ink: string): string {
  const size = sizeWithin(nameRoom, text, styles.note, 23)
  return `<path fill="${ink}" d="${linePath(text, styles.note, size, x, baseline)}"/>`
}

const sizeWithin = (room: number, text: string, style: Style, size: number) =>
  Math.min(size, room / lineWidth(text, style))

const tokens = readFileSync(inProgram('src/styles/tokens.css'), 'utf8')

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1]
  if (!value) throw new Error(`--${name} is not in tokens.css`)
  return value
}
