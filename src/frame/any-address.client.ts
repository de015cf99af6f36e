import { switchLocale } from '../routes.ts'

// A page that stands at any address, such as the one for what was not found: its language switch leads to the same
// address in the other language. Without script it leads to the other home.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]'))
  link.pathname = switchLocale(location.pathname)
