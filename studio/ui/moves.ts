// Moves the entries of a list by drag, or by Alt and an arrow key.
import type { DragEvent, KeyboardEvent } from 'react'

type Move = (from: number, to: number, sign: 'up' | 'down') => unknown

type Options = {
  /** True if the entry keeps its place, and takes no other's. */
  isFixed?: boolean | undefined
  /** Takes in an entry that was dragged here from another list. */
  takeIn?: ((list: string, from: number) => unknown) | undefined
}

/** Returns the attributes for an entry and for its grip. */
export const moves = (list: string, index: number, move: Move, { isFixed, takeIn }: Options = {}) => ({
  grip: {
    draggable: !isFixed,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', `${index} ${list}`),
  },
  place: {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [from, source = ''] = event.dataTransfer.getData('text/plain').split(' ')
      if (source !== list) takeIn?.(source, Number(from))
      else if (Number(from) !== index && !isFixed) move(Number(from), index, 'up')
    },
  },
  onKeyDown: (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || !event.altKey || isFixed) return
    event.preventDefault()
    move(index, index + by, by < 0 ? 'up' : 'down')
  },
})

/** The index of an entry after another one, or it itself, has moved. */
export function placeAfter(place: number, from: number, to: number): number {
  if (place === from) return to
  if (from < place && place <= to) return place - 1
  return to <= place && place < from ? place + 1 : place
}

const fields = ['INPUT', 'TEXTAREA', 'SELECT']

/** Reads the step of Alt and an arrow key: up or down within a list, left or right to its neighbour. */
export function stepOf({ key, altKey, target }: Pick<KeyboardEvent, 'key' | 'altKey' | 'target'>) {
  const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key]
  const { tagName, isContentEditable } = target as HTMLElement
  // In a field these keys move the cursor or the choice.
  if (!by || !altKey || isContentEditable || fields.includes(tagName)) return undefined
  return { by, across: /Left|Right/.test(key) }
}
