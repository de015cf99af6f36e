// The script of every page's first screen. Each part works alone and leaves the page usable without it.
import { answerConsent } from './consent.ts'
import { operateCopyButtons } from './copy.ts'
import { operateDialogs } from './dialogs.ts'
import { focusMainAfterNavigation } from './focus-main.ts'
import { makeInstallable } from './installable.ts'
import { keepStateOnLanguageSwitch } from './language-switch.ts'
import { operateMenus } from './menus.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { drawSections } from './sections.ts'
import { operateOptOut } from './statistics-opt-out.ts'
import { swapAtOnce } from './swap-at-once.ts'

declare global {
  interface Document {
    /** Not yet known to TypeScript, nor to every browser. */
    readonly prerendering?: boolean
  }
}

function start(): void {
  focusMainAfterNavigation()
  operateMenus()
  operateDialogs()
  operateCopyButtons()
  operateOptOut()
  keepStateOnLanguageSwitch()
  prefetchOnIntent()
  swapAtOnce()
  drawSections()
  makeInstallable()
}

// A page made ready ahead (layouts/speculation-rules.ts) starts when it has been shown: many such pages never are. What
// a browser would do only then is done before, all that lies between styles and paint, which to ask for what is where
// does; what may have changed since is the answer to the banner.
if (document.prerendering) {
  document.elementFromPoint(0, 0)
  document.addEventListener('prerenderingchange', answerConsent)
  addEventListener('painted', start)
} else {
  answerConsent()
  start()
}
