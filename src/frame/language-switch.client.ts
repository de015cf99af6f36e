import { switchLocale } from '../routes.ts'

/**
 * The other language of exactly this address: with its query and hash, and also where nothing was found. Without
 * script the switch of such an address leads to the other home.
 */
export function keepStateOnLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    const follow = () => {
      link.href = switchLocale(location.pathname) + location.search + location.hash
    }
    follow()
    link.addEventListener('click', follow)
  }
}
