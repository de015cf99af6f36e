import { switchLocale } from '../routes.ts'

/** The other language of exactly this address: with its query and hash, and also where nothing was found. */
export function keepStateOnLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    link.addEventListener('click', () => {
      link.href = switchLocale(location.pathname) + location.search + location.hash
    })
  }
}
