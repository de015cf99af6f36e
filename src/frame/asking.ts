// Scripts that run in the browser before the first paint.

/**
 * An address with a query asks for something that only a script can answer, so its results stay hidden until they are
 * judged (projects/finder/Results.module.css).
 */
export const askedScript = 'location.search&&(document.documentElement.dataset.asked="");'

/**
 * A visitor who has not answered the consent banner sees it with the page, not after the scripts; answers older than a
 * year, and browsers without storage, are left to frame/ConsentBanner/consent.client.ts.
 * The banner's height is measured before the frame that first draws it, so the first screen never moves after it was seen.
 * Opening the descriptions does not count: the page behind stays where it is.
 */
export const askingScript =
  '{const e=document.documentElement,d=e.dataset;try{localStorage.cookieConsent||(d.asking="")}catch{}' +
  'requestAnimationFrame(function f(){const c=document.getElementById("consent"),s=document.querySelector("[data-first-screen]"),' +
  'm=()=>{const h=c.offsetHeight;if(h&&!c.querySelector("[open]"))for(const x of[e,document.body,s])x?.style.setProperty("--asking-h",h+"px")};' +
  'c&&(s||document.readyState!="loading")?(m(),new ResizeObserver(m).observe(c)):requestAnimationFrame(f)})}'
