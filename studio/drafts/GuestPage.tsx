// The page in its frame. No script runs in it, so clicks and keys are handled here.
import type { SyntheticEvent } from 'react'
import styles from './guest.module.css'

/** The sentence or picture that a guest chose, with the language and address of its page. */
export type Picked = { quote: string; locale: string; path: string; element: HTMLElement }

const prefix = '/draft/site'
const blocks = 'main :is(h1,h2,h3,h4,p,li,dt,dd,figcaption,blockquote,td,th,img)'

type Props = {
  path: string
  title: string
  mayRemark: boolean
  pictureWord: string
  onPath: (path: string) => void
  onPick: (picked: Picked) => void
}

export function GuestPage({ path, title, mayRemark, pictureWord, onPath, onPick }: Props) {
  const prepare = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const page = event.currentTarget.contentDocument
    if (page?.body) listen(page, { path, mayRemark, pictureWord, onPath, onPick })
  }
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={prefix + path}
      onLoad={prepare}
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
    />
  )
}

type Listeners = Omit<Props, 'title'>

function listen(page: Document, { path, mayRemark, pictureWord, onPath, onPick }: Listeners): void {
  const pick = (element: HTMLElement) => {
    const quote = quoteOf(element, pictureWord)
    if (quote) onPick({ quote, locale: page.documentElement.lang, path, element })
  }
  const blockAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>(blocks)
  if (mayRemark)
    // A block that contains another would be a second tab stop for the same words.
    for (const block of page.querySelectorAll<HTMLElement>(blocks))
      if (!block.querySelector(blocks) && quoteOf(block, pictureWord)) block.tabIndex = 0
  page.addEventListener('click', event => {
    const link = (event.target as Element | null)?.closest?.('a')
    event.preventDefault()
    const block = blockAt(event.target)
    if (link) follow(link, onPath)
    else if (mayRemark && block) pick(block)
  })
  page.addEventListener('keydown', event => {
    const block = blockAt(event.target)
    if (!mayRemark || event.key !== 'Enter' || block !== event.target || !block) return
    event.preventDefault()
    pick(block)
  })
}

function follow(link: HTMLAnchorElement, onPath: (path: string) => void): void {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView()
  else if (href.startsWith(`${prefix}/`)) onPath(href.slice(prefix.length).replace(/[?#].*$/, '') || '/')
}

/** The visible words of a block; the description of a picture. */
function quoteOf(element: HTMLElement, pictureWord: string): string {
  if (element instanceof (element.ownerDocument.defaultView ?? window).HTMLImageElement)
    return element.alt || pictureWord
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 2000)
}
