// Draws the share image of a page: picture, axes, the page's heading, and the firm's logo or name.
import { axes } from '../parts/PageHero/axes.ts'
import { drawLogo, logoMarkup } from '../theme/logo.ts'
import { theme } from '../theme/site-theme.ts'
import { cardSize } from './card-size.ts'
import { type Box, fit, lineHeight, type Measure } from './fit-heading.ts'
import { linePath, lineWidth, type Style } from './typeface.ts'

export type CardText = { heading: string; page: string | undefined; firm: string; night: boolean }
export type Card = {
  /** The drawing, transparent in the area of the picture. */
  svg: string
  picture: { left: number; top: number; width: number; height: number }
}

// The margins of the design, which is 1440 pixels wide, scaled to 1200.
const margin = { left: 80, right: 40, bottom: 44 }
const axisDistance = (cardSize.width - margin.left - margin.right + 20) / 12
const axisX = (axis: string) => margin.left + axes.indexOf(axis) * axisDistance
const letters = { height: theme.drawn.letters ? 62 : 0, bubble: 13 }
const { tracking, weights } = theme.type

const logoMark = logoMarkup(theme)
const logoSize = 44
const nameRoom = cardSize.width - margin.right - axisX('J')
/** The box of the heading, which ends before the firm's name on axis J. */
export const headingBox: Box = { width: axisX('J') - margin.left - 20, height: 232 }

const headingStyle = (width: number): Style => ({
  use: 'head',
  weight: weights.head,
  width,
  tracking: -0.038 * tracking,
})
const logoStyle: Style = {
  use: 'head',
  weight: weights.word ?? weights.head,
  width: 100,
  tracking: -0.04 * tracking,
}
const noteStyle: Style = { use: 'text', weight: weights.label, width: 100, tracking: 0 }

export const headingWidth: Measure = (text, width) => lineWidth(text, headingStyle(width))

export function drawCard({ heading, page, firm, night }: CardText): Card {
  const { lines, size, width } = fit(heading, headingBox, headingWidth)
  const lastBaseline = cardSize.height - margin.bottom
  const firstBaseline = lastBaseline - (lines.length - 1) * size * lineHeight
  // Capitals are 0.69 em high. The picture takes the height that the text leaves.
  const pictureEnd = Math.round(firstBaseline - size * 0.74 - 30 - letters.height)

  const { palette } = theme
  const ground = palette[night ? 'night' : 'paper']
  const ink = palette[night ? 'night-text' : 'ink']
  const second = palette[night ? 'night-text-2' : 'ink-3']
  const mark = palette[night ? 'night-mark' : 'accent-mark']
  const logo = logoMark
    ? drawLogo(
        logoMark,
        { left: axisX('J'), bottom: lastBaseline + 4, height: 64, most: nameRoom },
        ink,
        mark,
      )
    : firmName(firm, axisX('J'), lastBaseline, ink)
  const words = lines.map((line, index) =>
    linePath(
      line,
      headingStyle(width),
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
      theme.drawn.letters ? letterRow(pictureEnd, ink) : '',
      `<path fill="${ink}" d="${words.join('')}"/>`,
      logo.svg,
      page === undefined ? '' : note(page, axisX('J'), logo.top - 30, second),
      '</svg>',
    ].join(''),
  }
}

function letterRow(top: number, ink: string): string {
  const { height, bubble } = letters
  const middle = top + height / 2
  const style: Style = { ...noteStyle, weight: weights.strong }
  return axes
    .map(axis => {
      const x = axisX(axis)
      const left = x - (lineWidth(axis, style) * 14) / 2
      return `<path stroke="${ink}" fill="none" stroke-width="1.25" d="M${x} ${top}V${middle - bubble}M${x} ${middle + bubble}V${top + height}"/><circle cx="${x}" cy="${middle}" r="${bubble}" stroke="${ink}" fill="none" stroke-width="1.25"/><path fill="${ink}" d="${linePath(axis, style, 14, left, middle + 5)}"/>`
    })
    .join('')
}

/** Draws the firm's name, under a dimension line of its width if the theme has these. */
function firmName(firm: string, x: number, baseline: number, ink: string): { svg: string; top: number } {
  const size = sizeWithin(nameRoom, firm, logoStyle, logoSize)
  const end = x + lineWidth(firm, logoStyle) * size
  const line = baseline - size * 0.98
  const dimension = theme.drawn.dimensions
    ? `<path stroke="${ink}" stroke-width="2" d="M${x - 5} ${line}H${end + 5}M${x - 5} ${line + 5}l10-10M${end - 5} ${line + 5}l10-10"/>`
    : ''
  const name = `<path fill="${ink}" d="${linePath(firm, logoStyle, size, x - 1, baseline)}"/>`
  return { svg: dimension + name, top: baseline - logoSize - 4 }
}

function note(text: string, x: number, baseline: number, ink: string): string {
  const size = sizeWithin(nameRoom, text, noteStyle, 23)
  return `<path fill="${ink}" d="${linePath(text, noteStyle, size, x, baseline)}"/>`
}

const sizeWithin = (room: number, text: string, style: Style, size: number) =>
  Math.min(size, room / lineWidth(text, style))
