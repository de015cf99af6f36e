import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { classes } from '../../styles/classes.ts'
import type { Discipline } from './discipline.ts'
import css from './ServiceWheel.module.css'
import { WheelList } from './WheelList.tsx'
import { WheelNode } from './WheelNode.tsx'

export type ServiceWheelProps = {
  disciplines: Discipline[]
  firm: string
  labels: {
    label: string
    hub: string
    inHouse: string
    partner: string
    position: string
    invitation: string
    list: string
  }
  /** The heading and the text under it, beside the wheel. */
  children?: ReactNode
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Shows the firm in the centre as the one contract partner, with twelve disciplines around it at 30 degrees. Displays the
 * hovered or focused discipline, else the chosen one, else the first. Escape hides it.
 */
export function ServiceWheel({ disciplines, firm, labels, children }: ServiceWheelProps) {
  const [ready, setReady] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [first, setFirst] = useState(disciplines[0]?.id)
  const [tabStop, setTabStop] = useState(disciplines[0]?.id)
  const ring = useRef<HTMLUListElement>(null)

  const shown = disciplines.find(discipline => discipline.id === (pointed ?? chosen ?? first))

  const clear = () => {
    setChosen(undefined)
    setPointed(undefined)
    setFirst(undefined)
  }
  useEffect(() => {
    setReady(true)
    const onKey = (event: { key: string }) => event.key === 'Escape' && clear()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const walk = (event: KeyboardEvent) => {
    const here = disciplines.findIndex(discipline => discipline.id === tabStop)
    const count = disciplines.length
    const goal =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? count - 1
          : event.key in steps
            ? (here + (steps[event.key] ?? 0) + count) % count
            : undefined
    if (goal === undefined || event.altKey) return
    event.preventDefault()
    ring.current?.querySelectorAll('button')[goal]?.focus()
  }

  const handlers = (id: Discipline['id']) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(id),
    onFocus: () => {
      setTabStop(id)
      setPointed(id)
    },
    onClick: () => {
      setPointed(undefined)
      setChosen(chosen === id ? undefined : id)
    },
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the pointer or the focus has left
    <div
      className={css.set}
      onPointerLeave={() => setPointed(undefined)}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setPointed(undefined)
      }
    >
      <div className={css.side}>
        <div>
          {children}
          <p className={classes('note', css.key)}>
            <span>
              <i className={classes(css.dot, css.own)} /> {labels.inHouse}
            </span>
            <span>
              <i className={css.dot} /> {labels.partner}
            </span>
          </p>
        </div>
        <div className={css.words}>
          {shown && (
            <>
              <p className="note">
                {/* A single text node, because translating browsers replace text nodes that React still refers to. */}
                {fill(labels.position, { n: disciplines.indexOf(shown) + 1, total: disciplines.length }) +
                  (shown.inHouse ? `, ${labels.inHouse}` : '')}
              </p>
              <h3 className="h3">{shown.title}</h3>
            </>
          )}
          {/* The focused button already reads out the title, so only the text below is announced. */}
          <p className="copy" aria-live="polite" aria-atomic="true">
            {shown ? shown.description : labels.invitation}
          </p>
        </div>
      </div>
      <div className={css.wheel}>
        <svg className={css.spokes} viewBox="0 0 600 600" aria-hidden="true">
          {disciplines.map(({ id, angle }) => (
            <path
              key={id}
              className={id === shown?.id ? css.on : undefined}
              d="M300 208V100"
              transform={`rotate(${angle} 300 300)`}
            />
          ))}
        </svg>
        <div className={css.hub}>
          <b>{firm}</b> <span>{labels.hub}</span>
        </div>
        <ul ref={ring} role="toolbar" aria-label={labels.label} onKeyDown={walk}>
          {disciplines.map(discipline => (
            <WheelNode
              key={discipline.id}
              discipline={discipline}
              ownLabel={labels.inHouse}
              isOn={discipline.id === shown?.id}
              isChosen={discipline.id === chosen}
              isReady={ready}
              isTabStop={discipline.id === tabStop}
              handlers={handlers(discipline.id)}
            />
          ))}
        </ul>
      </div>
      <WheelList title={labels.list} disciplines={disciplines} ownLabel={labels.inHouse} />
    </div>
  )
}
