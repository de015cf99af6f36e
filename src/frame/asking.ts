// Inline scripts that run before the first paint.

/**
 * Marks an address with a query. Its results stay hidden until a script has filtered them
 * (projects/finder/Results.module.css).
 */
export const askedScript = 'location.search&&(document.documentElement.dataset.asked="");'

/**
 * Shows the consent banner with the first paint instead of after the scripts. Answers older than a year, and browsers
 * without storage, are left to frame/ConsentBanner/consent.client.ts. The banner's height is measured before the first
 * frame that contains it, so that the visible first screen never moves. Its descriptions do not count: opening them must
 * not move the page behind.
 */
export const askingScript =
  '{const e=document.documentElement,d=e.dataset;try{localStorage.cookieConsent||(d.asking="")}catch{}' +
  'requestAnimationFrame(function f(){const c=document.getElementById("consent"),s=document.querySelector("[data-first-screen]"),' +
  'm=()=>{const h=c.offsetHeight;if(h&&!c.querySelector("[open]"))for(const x of[e,document.body,s])x?.style.setProperty("--asking-h",h+"px")};' +
  'c&&(s||document.readyState!="loading")?(m(),new ResizeObserver(m).observe(c)):requestAnimationFrame(f)})}'
