/**
 * Runs in the browser before first paint: on a fresh visit to the top of a page, what lies below the first screen is
 * laid out after it (styles/first-screen-first.css, behaviours/sections.ts). Not on the way back and not on a jump to
 * an anchor, where the browser must know how long the page is.
 */
export const firstScreenScript =
  'location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate"||(document.documentElement.className+=" is-fresh")'
