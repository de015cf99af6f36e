/**
 * Runs in the browser before first paint: whoever has not answered the consent banner sees it with the page, not after
 * the scripts. Answers older than a year are left to behaviours/consent.ts.
 */
export const askingScript =
  '{let a;try{a=localStorage.cookieConsent}catch{}if(!a)document.documentElement.classList.add("is-asking")}'
