// Moves the entries of a list by drag, or by Alt and an arrow key.
import type { DragEvent, KeyboardEvent } from 'react'

type Move = (from: number, to: number, sign: 'up' | 'down') => unknown

/** Attributes for an entry and what it is taken by. An entry that is fixed takes no other's place either. */
export const moves = (list: string, index: number, move: Move, isFixed = false) => ({
  grip: {
    draggable: !isFixed,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', `${index} ${list}`),
  },
  place: {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [from, source] = event.dataTransfer.getData('text/plain').split(' ')
      if (source === list && !isFixed) move(Number(from), index, 'up')
    },
  },
  onKeyDown: (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || !event.altKey || isFixed) return
    event.preventDefault()
    move(index, index + by, by < 0 ? 'up' : 'down')
  },
})
