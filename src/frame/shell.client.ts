// The script of every page's first screen. Each part works alone and leaves the page usable without it.

import { operateDialogs } from '../parts/Dialog/dialogs.client.ts'
import { operateCopyButtons } from '../parts/Person/copy.client.ts'
import { drawSections } from '../parts/Section/sections.client.ts'
import { operateOptOut } from '../site/datenschutz/statistics-opt-out.client.ts'
import { answerConsent } from './ConsentBanner/consent.client.ts'
import { focusMainAfterNavigation } from './focus-main.client.ts'
import { operateMenus } from './Header/menus.client.ts'
import { makeInstallable } from './installable.client.ts'
import { keepStateOnLanguageSwitch } from './language-switch.client.ts'
import { prefetchOnIntent } from './prefetch.client.ts'
import { swapAtOnce } from './swap-at-once.client.ts'

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

// A page made ready ahead (frame/speculation-rules.ts) starts when it has been shown: many such pages never are. What
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
