import { lineWidth } from '../../share/typeface.ts'
import { LogoMark } from '../../theme/LogoMark.tsx'
import { theme } from '../../theme/site-theme.ts'
import css from './Footer.module.css'

const { type, drawn, logo, isOwn } = theme
/** The greatest font size for a short name. The program's own look spaces its letters instead. */
const largest = isOwn ? 282 : 400
const weight = type.weights.word ?? type.weights.head

/** Shows the firm's name at full width under its dimension line, or its logo. SVG text scales with the width of the sheet. */
export function TitleWord({ word }: { word: string }) {
  if (logo?.footer === 'none') return null
  if (logo?.footer === 'logo')
    return (
      <div className={css.word} data-part="footer-word">
        <LogoMark />
      </div>
    )
  const width = lineWidth(word, { use: 'head', weight, width: 100, tracking: -0.031 * type.tracking })
  const size = Math.round(Math.min(largest, 1304 / width))
  const baseline = Math.round((drawn.dimensions ? 56 : 0) + 0.73 * size)
  const below = /[gjpqyQ,;]/.test(word) ? 0.22 * size : 6
  return (
    <div className={css.word} data-part="footer-word">
      <svg viewBox={`0 0 1296 ${Math.round(baseline + below)}`} aria-hidden="true">
        {drawn.dimensions && (
          <g fill="none" stroke="currentColor" strokeWidth="2">
            <path d="M-14 22H1310M0 4V40M1296 4V40M-9 31 9 13M1287 31l18-18" />
          </g>
        )}
        <text
          x="-4"
          y={baseline}
          fontSize={size}
          fontWeight={weight}
          fill="currentColor"
          textLength={isOwn || size < largest ? '1304' : undefined}
          lengthAdjust="spacing"
        >
          {word}
        </text>
      </svg>
    </div>
  )
}
