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
  answerConsent()
  operateOptOut()
  keepStateOnLanguageSwitch()
  prefetchOnIntent()
  drawSections()
  makeInstallable()
}

// A page made ready ahead (layouts/speculation-rules.ts) starts when it is shown: by then the visitor may have
// answered the banner, and many such pages are never shown at all.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
