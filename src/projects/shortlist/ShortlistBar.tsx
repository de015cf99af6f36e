import { useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../parts/Button/Button.tsx'
import type { Locale } from '../../routes.ts'
import { classes } from '../../styles/classes.ts'
import { projectsIn } from '../list/projects-file.ts'
import { inquiryId, shortlistCount } from './count.ts'
import css from './ShortlistBar.module.css'
import { readShortlist, writeQuery } from './shortlist-address.ts'

type Props = {
  locale: Locale
  /** The query of the address, which names the projects. */
  search: string
  /** The criteria in the form of the finder's address. */
  criteria?: readonly string[]
  /** True if the page has the dialog for the inquiry. */
  hasInquiry?: boolean
}

/** Reserves the height of the bar, so that it does not cover the focused element, such as the button that opened it. */
function measure(bar: HTMLElement) {
  const { style } = document.documentElement
  const keepRoom = () => style.setProperty('--kept-h', `${bar.offsetHeight}px`)
  const observer = new ResizeObserver(keepRoom)
  observer.observe(bar)
  keepRoom()
  document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' })
  return () => observer.disconnect()
}

/** Shows a bar while a project is on the shortlist: the address to share, the sheets, and an inquiry. */
export function ShortlistBar({ locale, search, criteria = [], hasInquiry = false }: Props) {
  const { projects, words } = projectsIn(locale)
  const { bar, paths } = words.shortlist
  const [isCopied, setCopied] = useState(false)
  const address = useRef<HTMLElement>(null)
  const ids = readShortlist(
    search,
    projects.map(({ id }) => id),
  )
  const n = ids.length
  if (n === 0) return null
  const titles = ids.map(id => projects.find(project => project.id === id)?.title)
  const query = writeQuery(criteria, ids)
  // With criteria, only the address of the finder shows a colleague the same view.
  const shown = `${location.host}${criteria.length > 0 ? paths.finder : paths.projects}${query}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.protocol}//${shown}`)
    } catch {
      // If the browser refuses to copy, the address is selected, to be copied by hand.
      if (address.current) getSelection()?.selectAllChildren(address.current)
      return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), 4000)
  }

  return (
    <section className={classes('needs-script', css.bar)} aria-label={bar.label} ref={measure}>
      <div className={classes('wrap', css.inside)}>
        <div className={css.count}>
          <b>{shortlistCount(n, bar)}</b> <span>{titles.join(', ')}</span>
        </div>
        <div className={css.address}>
          <span className="note">{bar.address}</span> <code ref={address}>{shown}</code>
        </div>
        <div className={css.actions}>
          <div className={css.copy}>
            <Button arrow={false} onClick={copy}>
              {isCopied ? bar.copied : bar.copy}
            </Button>
          </div>
          <Button arrow={false} href={paths.sheets + query}>
            {n === 1 ? bar.sheet : fill(bar.sheets, { n })}
          </Button>
          {/* Links to the dialog in the finder if this page does not have one. */}
          <Button
            tone="ink"
            {...(hasInquiry
              ? { 'data-dialog': inquiryId }
              : { href: `${paths.finder}${query}#${inquiryId}` })}
          >
            {bar.ask}
          </Button>
        </div>
      </div>
      <p className="vh" role="status">
        {isCopied && (n === 1 ? bar.saidOne : fill(bar.saidMany, { n }))}
      </p>
    </section>
  )
}
