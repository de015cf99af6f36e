import css from './Footer.module.css'

/** The firm's name at full width under its dimension line: SVG text, so that it always fills the sheet. */
export function TitleWord({ word }: { word: string }) {
  return (
    <div className={css.word}>
      <svg viewBox="0 0 1296 268" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M-14 22H1310M0 4V40M1296 4V40M-9 31 9 13M1287 31l18-18" />
        </g>
        <text
          x="-4"
          y="262"
          fontSize="282"
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
