// The script of every page. Its parts are independent, and without them the page remains usable.

import { operateDialogs } from '../parts/Dialog/dialogs.client.ts'
import { operateCopyButtons } from '../parts/Person/copy.client.ts'
import { drawSections } from '../parts/Section/sections.client.ts'
import { operateTooltips } from '../parts/Tooltip/tooltips.client.ts'
import { whenShown } from '../parts/when-shown.ts'
import { answerConsent } from './ConsentBanner/consent.client.ts'
import { loadOptOut } from './ConsentBanner/opt-out.client.ts'
import { showCurrentYear } from './Footer/year.client.ts'
import { focusMainAfterNavigation } from './focus-main.client.ts'
import { operateMenus } from './Header/menus.client.ts'
import { keepStateOnLanguageSwitch } from './language-switch.client.ts'
import { prefetchOnIntent } from './prefetch.client.ts'
import { registerServiceWorker } from './service-worker.client.ts'
import { countVisit } from './visit.client.ts'

operateMenus()
operateDialogs()
operateCopyButtons()
operateTooltips()
keepStateOnLanguageSwitch()
prefetchOnIntent()
drawSections()
showCurrentYear()

// Delays counting, consent and focus until the visitor sees the page, because browsers may prerender it.
whenShown(() => {
  answerConsent()
  countVisit()
  void loadOptOut()
  focusMainAfterNavigation()
  registerServiceWorker()
})
