/** Adds the current query and hash to the link to the other language when it is pressed. */
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
