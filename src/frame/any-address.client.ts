// Runs on pages that can appear at any address, such as the not-found page. Their language switch leads to the same
// address in another language. Without scripts it leads to the home page of that language, whose path is the prefix.
const { prefix } = document.documentElement.dataset
const own = location.pathname.replace(new RegExp(`^${prefix}(?=/|$)`), '')
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]'))
  link.pathname = link.pathname.replace(/\/$/, '') + own || '/'

export {}
