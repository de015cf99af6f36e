// Sets the point that stays visible when a picture is cropped, by click or arrow keys.

import type { KeyboardEvent, MouseEvent } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import { useEditing } from '../editor/context.ts'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import styles from './pictures.module.css'
import { picturesWords } from './words.ts'

const step = 5
const inSteps = (per: number) => Math.min(100, Math.max(0, Math.round(per / step) * step))
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

export function FocusPoint({ name }: { name: string }) {
  const words = useWords(picturesWords)
  const { now, change } = useEditing()
  const focus = (valueAt(now.value, [name, 'focus']) ?? { x: 50, y: 50 }) as { x: number; y: number }
  const set = (x: number, y: number) =>
    change({ op: 'set', path: [name, 'focus'], value: { x: inSteps(x), y: inSteps(y) } })
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // A button pressed by a key has no pointer position.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
  }
  const move = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    set(focus.x + x, focus.y + y)
  }
  return (
    <>
      <button
        type="button"
        className={styles.focus}
        aria-label={words.focus(focus.x, focus.y)}
        onClick={point}
        onKeyDown={move}
      >
        <img src={thumbnailOf(name, 720)} alt="" />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className={texts.note}>{words.focusHint}</p>
    </>
  )
}
