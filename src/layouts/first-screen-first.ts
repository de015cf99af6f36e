/**
 * Runs in the browser before first paint. On a fresh visit to the top of a page, what lies below the first screen is
 * laid out after it (styles/first-screen-first.css, behaviours/sections.ts); not on the way back and not on a jump to
 * an anchor, where the browser must know how long the page is, and not out of sight, where there is time. And until
 * the first paint nothing is fetched that the first screen can do without: pictures further down, and scripts, which
 * the build marks for it (scripts/finish-pages.ts). A page in the background is not painted and does not wait.
 */
export const firstScreenScript = `{const d=document,r=d.documentElement;r.className+=d.prerendering||location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate"?" is-unpainted":" is-unpainted is-fresh";
const painted=new Promise(go=>{d.hidden?go():new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,3000)});
addEventListener("DOMContentLoaded",async()=>{await painted;r.classList.remove("is-unpainted");dispatchEvent(new Event("painted"));for(const s of d.querySelectorAll("[type=after-paint]")){s.type="module";d.head.append(s)}})}`
