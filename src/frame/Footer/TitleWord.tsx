import css from './Footer.module.css'

/** Eight letters of this size are about as wide as the sheet. */
const largest = 282

/** The firm's name at full width under its dimension line: SVG text, so that it always fills the sheet. */
export function TitleWord({ word }: { word: string }) {
  const size = Math.round(Math.min(largest, (largest * 8) / word.length))
  const baseline = Math.round(56 + 0.73 * size)
  const below = /[gjpqyQ,;]/.test(word) ? 0.22 * size : 6
  return (
    <div className={css.word}>
      <svg viewBox={`0 0 1296 ${Math.round(baseline + below)}`} aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M-14 22H1310M0 4V40M1296 4V40M-9 31 9 13M1287 31l18-18" />
        </g>
        <text
          x="-4"
          y={baseline}
          fontSize={size}
          fontWeight="560"
          fill="currentColor"
          textLength="1304"
          lengthAdjust="spacing"
        >
          {word}
        </text>
      </svg>
    </div>
  )
}
