import { useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../parts/Button/Button.tsx'
import { classes } from '../../styles/classes.ts'
import type { PublicProject } from '../public-projects.ts'
import { inquiryId, shortlistCount } from './count.ts'
import css from './ShortlistBar.module.css'
import type { ShortlistWords } from './words.ts'

type Props = {
  projects: PublicProject[]
  words: ShortlistWords
  say: (text: string) => void
  /** The criteria, as the finder's address has them. */
  criteria?: string
  asks?: boolean
}

/** Keeps room for the bar, so that what has the focus stays clear of it, also the button that brought it. */
function measure(bar: HTMLElement) {
  const { style } = document.documentElement
  const keepRoom = () => style.setProperty('--kept-h', `${bar.offsetHeight}px`)
  const observer = new ResizeObserver(keepRoom)
  observer.observe(bar)
  keepRoom()
  document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' })
  return () => observer.disconnect()
}

/** At the foot of the screen while something is kept: the address of it, its sheets, an inquiry about it. */
export function ShortlistBar({ projects, words: { bar, paths }, say, criteria = '', asks = false }: Props) {
  const [copied, setCopied] = useState(false)
  const address = useRef<HTMLElement>(null)
  if (projects.length === 0) return null
  const n = projects.length
  const query = `?${[criteria, `projects=${projects.map(({ id }) => id)}`].filter(Boolean).join('&')}`
  // With criteria only the finder shows a colleague the same.
  const shown = `${location.host}${criteria ? paths.finder : paths.projects}${query}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.protocol}//${shown}`)
    } catch {
      // The browser refuses: the address is selected, to be copied by hand.
      if (address.current) getSelection()?.selectAllChildren(address.current)
      return
    }
    setCopied(true)
    say(n === 1 ? bar.saidOne : fill(bar.saidMany, { n }))
    setTimeout(() => setCopied(false), 4000)
  }

  return (
    <section className={classes('needs-script', css.bar)} aria-label={bar.label} ref={measure}>
      <div className={classes('wrap', css.inside)}>
        <div className={css.count}>
          <b>{shortlistCount(n, bar)}</b> <span>{projects.map(({ title }) => title).join(', ')}</span>
        </div>
        <div className={css.address}>
          <span className="note">{bar.address}</span> <code ref={address}>{shown}</code>
        </div>
        <div className={css.actions}>
          <div className={css.copy}>
            <Button arrow={false} onClick={copy}>
              {copied ? bar.copied : bar.copy}
            </Button>
          </div>
          <Button arrow={false} href={paths.sheets + query}>
            {n === 1 ? bar.sheet : fill(bar.sheets, { n })}
          </Button>
          {/* Where the dialog is not, the button leads to it. */}
          <Button
            tone="ink"
            {...(asks ? { 'data-dialog': inquiryId } : { href: `${paths.finder}${query}#${inquiryId}` })}
          >
            {bar.ask}
          </Button>
        </div>
      </div>
    </section>
  )
}
