// Every control without visible words shows its name in a tooltip. The test finds these controls by their appearance,
// whichever component draws them.
import { faultsOf } from '../../sweep/axe.ts'
import { pagesWithEveryControl } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedConsole: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 320])
  test(`controls without visible words show their name in a tooltip inside a window of ${width} px`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    let found = 0
    for (const path of pagesWithEveryControl()) {
      await page.goto(path)
      const tips = await page.evaluate(pointAtSigns)
      found += tips.length
      for (const { name, tip, inWindow } of tips) {
        expect(tip, path).toBe(name)
        expect(inWindow, `${path}: ${name}`).toBe(true)
      }
      if (tips.length > 0)
        expect(
          await faultsOf(page, { only: ['button-name', 'link-name', 'aria-hidden-focus'] }),
          path,
        ).toEqual([])
    }
    // Even a firm with three projects has eleven such controls; hardly any means that the search is broken.
    expect(found).toBeGreaterThan(8)
  })

/** In the page: points at each sign as a mouse does. Skips the bubbles of the wheel, whose names are beside them. */
async function pointAtSigns() {
  const hasWords = (control: HTMLElement) => {
    const copy = control.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('.vh, svg')) part.remove()
    return copy.textContent?.trim() !== '' || copy.querySelector('img') !== null
  }
  const signs = [...document.querySelectorAll<HTMLElement>('button, main a, footer a')].filter(
    control =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[role=toolbar]') &&
      !hasWords(control),
  )
  const box = document.querySelector<HTMLElement>('[data-tooltip]')
  const tips: { name: string; tip: string | null; inWindow: boolean }[] = []
  for (const sign of signs) {
    sign.scrollIntoView({ block: 'center', behavior: 'instant' })
    sign.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const since = performance.now()
    // biome-ignore lint/performance/useDomNodeTextContent: of pause and play only the displayed one is the name.
    const name = sign.ariaLabel || sign.innerText.trim()
    const isShown = () => box?.matches(':popover-open') && box.textContent?.trim() === name
    // The tooltip of the previous sign may still be open, and the first one waits for its script.
    while (!isShown() && performance.now() - since < 30_000)
      await new Promise(resolve => setTimeout(resolve, 10))
    const { left = -1, right = 0, top = -1, bottom = 0 } = box?.getBoundingClientRect() ?? {}
    const inWindow = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    tips.push({
      name,
      tip: box?.textContent?.trim() ?? null,
      inWindow,
    })
  }
  return tips
}
