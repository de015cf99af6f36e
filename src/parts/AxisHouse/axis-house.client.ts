// Loads the script that moves the axis shortly before the house scrolls into view.
import address from './move-axis.client.ts?address'

async function operate(house: HTMLElement): Promise<void> {
  const { moveAxis } = (await import(/* @vite-ignore */ address)) as typeof import('./move-axis.client.ts')
  moveAxis(house)
}

const near = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      operate(target as HTMLElement)
    }
  },
  { rootMargin: '50%' },
)
for (const house of document.querySelectorAll<HTMLElement>('[data-axis-house]')) near.observe(house)
