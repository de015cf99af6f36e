// From the press on a link to the next page's first paint, as a visitor who points, then presses.
import { openTab } from '../chromium-tab.ts'

export type Step = { to: string; ahead: boolean; painted: number }

/** Follows every link of the main navigation from the home page; `still` goes without the transition between pages. */
export async function followNavigation(origin: string, home: string, still: boolean): Promise<Step[]> {
  const tab = await openTab({ width: 1440, height: 900, still })
  const steps: Step[] = []
  try {
    await tab.open(origin + home)
    const links = await tab.evaluate<string[]>(
      '[...document.querySelectorAll(".nav a[href]")].filter(link => link.checkVisibility()).map(link => link.pathname)',
    )
    for (const to of new Set(links)) {
      if (to === home) continue
      await tab.open(origin + home)
      await tab.point(`.nav a[href="${to}"]`)
      // The hand rests on the link until the next page is ready, or as long as hands do.
      const patience = new Promise(resolve => setTimeout(resolve, 1000))
      await Promise.race([tab.prerendered().catch(() => undefined), patience])
      await tab.evaluate(
        'addEventListener("click", () => sessionStorage.setItem("clicked", performance.timeOrigin + performance.now()), { capture: true })',
      )
      await tab.press()
      await tab.until(
        `location.pathname === ${JSON.stringify(to)} && performance.getEntriesByName("first-contentful-paint").length > 0`,
      )
      steps.push({ to, ...(await tab.evaluate<Omit<Step, 'to'>>(measured)) })
    }
  } finally {
    await tab.close()
  }
  return steps
}

const measured = `(() => {
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const shown = performance.timeOrigin + Math.max(paint.startTime, activationStart)
  return { ahead: activationStart > 0, painted: shown - Number(sessionStorage.getItem('clicked')) }
})()`
