import { Suspense, useEffect } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { TextLink } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { useAddress } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { Header } from './Header.tsx'
import { type Screen, screens } from './screens.ts'

/** Finds the screen whose path begins the address. The longest path wins. */
const screenAt = (path: string): Screen | undefined =>
  screens
    .filter(screen => path === screen.path || (screen.path !== '' && path.startsWith(`${screen.path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]

/** Names the window after the screen's heading, which also gets the focus if a change of screen lost it. */
function followHeadings(tool: string): () => void {
  let heading: Element | null = null
  const look = () => {
    const next = document.querySelector<HTMLElement>('main h1')
    if (!next) return
    document.title = `${next.textContent} · ${tool}`
    if (heading && next !== heading && document.activeElement === document.body) {
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    heading = next
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
  return () => observer.disconnect()
}

export function App() {
  const { words, me } = useSession()
  const { path } = useAddress()
  const screen = screenAt(path)
  const allowed = screen && (screen.access === 'anybody' || me.may[screen.access])
  const tool = `${me.firm} ${words.tool}`
  useEffect(() => followHeadings(tool), [tool])
  return (
    <>
      <Header current={screen} />
      <Suspense fallback={<p className={classes(layout.page, texts.note)}>{words.loading}</p>}>
        {screen && allowed ? (
          <screen.View key={screen.path} rest={path.slice(screen.path.length + 1)} />
        ) : (
          <main className={layout.page} id="main">
            <h1>{screen ? words.notAllowed : words.nothingHere}</h1>
            {screen && <p>{words.whoAllows}</p>}
            <TextLink to="">{words.toStart}</TextLink>
          </main>
        )}
      </Suspense>
    </>
  )
}
