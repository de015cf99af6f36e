/**
 * Runs in the browser before first paint. On a fresh visit to the top of a page, what lies below the first screen is
 * laid out after it (styles/first-screen-first.css, parts/Section/sections.client.ts); not on the way back and not on a jump to
 * an anchor, where the browser must know how long the page is, and not out of sight, where there is time. And until
 * the first paint nothing is fetched that the first screen can do without: pictures further down, and scripts, which
 * the build marks for it (scripts/finish-pages.ts). A page in the background is not painted and does not wait; one that
 * is made ready ahead (speculation-rules.ts) has its scripts ahead too, the rest when it has been shown.
 */
export const firstScreenScript = `{const d=document,r=d.documentElement,ahead=d.prerendering;r.className+=" is-unpainted"+(ahead||location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate"?"":" is-fresh");
const painted=new Promise(go=>{new PerformanceObserver(go).observe({type:"paint"});ahead||setTimeout(go,d.hidden?0:3000)});
addEventListener("DOMContentLoaded",async()=>{ahead||await painted;for(const s of d.querySelectorAll("[type=after-paint]")){s.type="module";d.head.append(s)}await painted;r.classList.remove("is-unpainted");dispatchEvent(new Event("painted"))})}`
