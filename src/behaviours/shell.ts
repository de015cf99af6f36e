// The script of every page's first screen. Each part works alone and leaves the page usable without it.
import { answerConsent } from './consent.ts'
import { focusMainAfterNavigation } from './focus-main.ts'
import { keepStateOnLanguageSwitch } from './language-switch.ts'
import { operateMenus } from './menus.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { drawSections } from './sections.ts'
import { registerServiceWorker } from './service-worker.ts'

focusMainAfterNavigation()
operateMenus()
answerConsent()
keepStateOnLanguageSwitch()
prefetchOnIntent()
drawSections()
registerServiceWorker()
