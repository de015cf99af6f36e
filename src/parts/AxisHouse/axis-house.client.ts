// Fetches what moves the axis shortly before the house is in sight.
import address from './move-axis.client.ts?address'

const houses = document.querySelectorAll<HTMLElement>('[data-axis-house]')
const near = new IntersectionObserver(
  async entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      const { moveAxis } = (await import(
        /* @vite-ignore */ address
      )) as typeof import('./move-axis.client.ts')
      moveAxis(target as HTMLElement)
    }
  },
  { rootMargin: '50%' },
)
for (const house of houses) near.observe(house)
