/**
 * Runs in the browser before first paint, and leaves two marks on the page. Whoever has not answered the consent banner sees
 * it with the page, not after the scripts; answers older than a year, and browsers without storage, are left to
 * frame/ConsentBanner/consent.client.ts. And an address with a query asks for something that only a script can answer:
 * what it has yet to judge is not shown (site/finder/Results.module.css).
 */
export const askingScript =
  '{const d=document.documentElement.dataset;try{localStorage.cookieConsent||(d.asking="")}catch{}location.search&&(d.asked="")}'
