import './VoicesCarousel.css'
import { type KeyboardEvent, type ReactNode, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { StepButton } from '../../parts/Button/StepButton.tsx'

type Props = {
  /** Who speaks in each voice, in the order of the list. */
  names: string[]
  labels: {
    heading: string
    roledescription: string
    previous: string
    next: string
    position: string
    voice: string
  }
  /** The voices. They stay as the server wrote them; the carousel only says which one speaks. */
  children?: ReactNode
}

const swipe = 40

/** One voice at a time, round and round. The staff under it shows which one. */
export function VoicesCarousel({ names, labels, children }: Props) {
  const [index, setIndex] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const touched = useRef(0)
  const total = names.length

  useLayoutEffect(() => {
    const voices = list.current?.querySelectorAll('.team-voices > li') ?? []
    for (const [at, voice] of voices.entries()) voice.classList.toggle('is-current', at === index)
  }, [index])

  const move = (step: number) => setIndex(current => (current + step + total) % total)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const distance = (event.changedTouches[0]?.clientX ?? 0) - touched.current
    if (Math.abs(distance) > swipe) move(distance < 0 ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a carousel
    <div
      role="group"
      aria-roledescription={labels.roledescription}
      aria-label={labels.heading}
      onKeyDown={onKeyDown}
      onTouchStart={event => {
        touched.current = event.changedTouches[0]?.clientX ?? 0
      }}
      onTouchEnd={onTouchEnd}
    >
      <div ref={list}>{children}</div>
      <div className="voices-ctl">
        <span>
          <StepButton back label={labels.previous} onClick={() => move(-1)} />
          <StepButton label={labels.next} onClick={() => move(1)} />
        </span>
        <p className="position" role="status">
          <span>{fill(labels.position, { n: index + 1, total })}</span>
          <span className="vh">{`: ${names[index]}`}</span>
        </p>
        <ol className="voices-staff">
          {names.map((name, at) => (
            <li key={name}>
              <button
                type="button"
                aria-label={fill(labels.voice, { n: at + 1, name })}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => setIndex(at)}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
