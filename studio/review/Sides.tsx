// The public state of a changed section, and below it the state in the request.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { elementWith } from '../content/element-with.ts'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import styles from './review.module.css'
import { sideAddress, sides } from './side-address.ts'
import type { SidesData } from './sides.server.ts'
import { reviewWords } from './words.ts'

const pollMs = 2000
/** The width of a screen, or of a phone if there is no room for that. */
const widths = { wide: 1280, narrow: 390 }

type Props = {
  id: string
  /** The address of the page with the text. */
  page: string
  text: { before: string; after: string }
}

export function Sides({ id, page, text }: Props) {
  const t = useWords(reviewWords)
  const { data, error, reload } = useData<SidesData>(`review/sides?id=${id}`)
  const isBuilding = data?.isBuilding ?? true
  useEffect(() => {
    if (!isBuilding) return
    const timer = setInterval(() => void reload(), pollMs)
    return () => clearInterval(timer)
  }, [isBuilding, reload])
  if (error) return <Message>{error.message}</Message>
  if (data?.isBroken) return <Message>{t.sides.broken}</Message>
  if (isBuilding)
    return (
      <p className={texts.note} role="status">
        {t.sides.building}
      </p>
    )
  return sides
    .filter(side => text[side] !== '')
    .map(side => (
      <figure className={styles.side} key={side}>
        <figcaption className={texts.note}>{t.sides[side]}</figcaption>
        <Section address={sideAddress(id, side) + page} text={text[side]} title={t.sides[side]} />
      </figure>
    ))
}

type SectionProps = { address: string; text: string; title: string }

function Section({ address, text, title }: SectionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(() => setRoom(box.current?.clientWidth ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const width = room >= 640 ? widths.wide : widths.narrow
  const scale = Math.min(1, room / width)
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = currentTarget.contentDocument
    if (inside?.body) setHeight(showOnly(inside, text))
  }
  return (
    <div className={styles.section} ref={box} style={{ height: height * scale }}>
      {room > 0 && (
        <iframe
          key={width}
          title={title}
          src={address}
          sandbox="allow-same-origin"
          // A link would leave the page.
          inert
          style={{ width, height: Math.max(height, 1), transform: `scale(${scale})` }}
          onLoad={loaded}
        />
      )}
    </div>
  )
}

/** Shows only the section with the text, or the whole page if no section has it; returns the height. */
function showOnly(page: Document, text: string): number {
  const main = page.querySelector('main')
  const section = main && elementWith(main, text)?.closest('main > *')
  const hide = (elements: Iterable<Element>, kept: Element) => {
    for (const element of elements)
      if (!element.contains(kept)) (element as HTMLElement).style.setProperty('display', 'none', 'important')
  }
  if (main) hide(page.body.children, main)
  if (main && section) hide(main.children, section)
  return page.documentElement.scrollHeight
}
