import { switchLocale } from '../routes.ts'

console.info(`404: ${location.pathname}`)

// Without script the switch leads to the other home; with it, to the same address in the other language.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]'))
  link.href = switchLocale(location.pathname)
