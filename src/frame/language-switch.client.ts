/** The other language of exactly this address: with its query and hash, as they are when it is pressed. */
export function keepStateOnLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    const follow = () => {
      link.search = location.search
      link.hash = location.hash
    }
    follow()
    link.addEventListener('click', follow)
  }
}
