/**
 * Lets the picture of a card glide to the page of the card and back. That page names its picture in its styles
 * (parts/Look). Here the card's picture gets the same name during the transition. The page never waits for this script:
 * if it runs too late, the pages fade.
 */
addEventListener('pageswap', event => {
  if (event.viewTransition) glide(event.activation?.entry.url, event.viewTransition)
})
addEventListener('pagereveal', event => {
  if (event.viewTransition) glide(window.navigation?.activation?.from?.url, event.viewTransition)
})

function glide(address: string | null | undefined, transition: ViewTransition): void {
  const path = address && new URL(address).pathname
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')].filter(
    link => link.pathname === path,
  )
  const link = links.find(link => link === document.activeElement) ?? links[0]
  const picture = link?.closest('article')?.querySelector('img')?.closest('div')
  if (!picture) return
  picture.style.viewTransitionName = 'project'
  transition.finished.finally(() => {
    picture.style.viewTransitionName = ''
  })
}
