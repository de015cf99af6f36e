import './NewsCarousel.css'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { StepButton } from '../../parts/Button/StepButton.tsx'
import { ScaleBar } from '../../parts/ScaleBar/ScaleBar.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'

export type NewsCarouselProps = {
  total: number
  labels: { label: string; roledescription: string; previous: string; next: string; position: string }
  heading: string
  /** The list itself is plain HTML (site/home/NewsList.tsx): only its controls need script. */
  children?: ReactNode
}

/** One, two or three at a time in a list that scrolls and snaps by itself; buttons and arrow keys move it by one. */
export function NewsCarousel({ heading, total, labels, children }: NewsCarouselProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ from: number; to: number }>()

  useEffect(() => {
    const element = place.current?.querySelector('ul')
    if (!element) return
    const read = () => setShown(inView(element))
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [])

  const move = (step: 1 | -1) => {
    const element = place.current?.querySelector('ul')
    const width = element?.firstElementChild?.getBoundingClientRect().width ?? 0
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    element?.scrollBy({ left: step * width, behavior: still ? 'instant' : 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }

  const position = shown && fill(labels.position, { from: shown.from + 1, to: shown.to + 1, total })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a carousel
    <div
      className="news"
      role="group"
      aria-roledescription={labels.roledescription}
      aria-label={labels.label}
      onKeyDown={onKeyDown}
    >
      <SectionHead id="news" title={heading}>
        <div className="carousel-ctl">
          <ScaleBar fields={total} on={shown} />
          <span className="vh" aria-live="polite">
            {position}
          </span>
          <span className="carousel-steps">
            <StepButton
              back
              label={labels.previous}
              disabled={!shown || shown.from === 0}
              onClick={() => move(-1)}
            />
            <StepButton
              label={labels.next}
              disabled={!shown || shown.to === total - 1}
              onClick={() => move(1)}
            />
          </span>
        </div>
      </SectionHead>
      <div ref={place}>{children}</div>
    </div>
  )
}

/** First and last of the items of which more than half is to be seen. */
function inView(list: HTMLElement): { from: number; to: number } {
  const { left, right } = list.getBoundingClientRect()
  const visible = [...list.children].flatMap((item, index) => {
    const box = item.getBoundingClientRect()
    const middle = (box.left + box.right) / 2
    return middle > left && middle < right ? [index] : []
  })
  return { from: visible[0] ?? 0, to: visible.at(-1) ?? 0 }
}
