// A page that stands at any address, such as the one for what was not found: its language switch leads to the same
// address in another language. Without script it leads to the home of that language, whose path is the prefix.
const { prefix } = document.documentElement.dataset
const own = location.pathname.replace(new RegExp(`^${prefix}(?=/|$)`), '')
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]'))
  link.pathname = link.pathname.replace(/\/$/, '') + own || '/'

export {}
