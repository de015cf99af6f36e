/**
 * Runs in the browser before first paint: whoever has not answered the consent banner sees it with the page, not after
 * the scripts. Answers older than a year, and browsers without storage, are left to frame/ConsentBanner/consent.client.ts.
 */
export const askingScript =
  'try{localStorage.cookieConsent||(document.documentElement.dataset.asking="")}catch{}'
