import { kindDrawings, type Stroke } from './kind-strokes.ts'
import styles from './sections.module.css'

const strokes: Stroke[] = ['p', 'x', 'l', 't1', 'h2', 'h', 'f', 'o']

/** The drawing of a kind; a firm's own kinds have an empty sheet. Heroes have no axis. */
export function KindDrawing({ kind }: { kind: string }) {
  const drawing = kindDrawings[kind]?.drawing ?? {}
  return (
    <svg className={styles.drawing} viewBox="0 0 200 112" aria-hidden="true">
      {strokes.map(
        stroke => drawing[stroke] && <path key={stroke} className={styles[stroke]} d={drawing[stroke]} />,
      )}
      {!kind.startsWith('hero') && (
        <>
          <path className={styles.axis} d="M9 8h191" />
          <circle className={styles.o} cx="5" cy="8" r="3.5" />
        </>
      )}
    </svg>
  )
}
