/**
 * Runs in the browser on /projects before the cards are drawn: an address with a choice in it shows only what was
 * chosen at once, not everything until the filter has come. What no card has is left to the filter, which also takes
 * this away again (ProjectFilter.island.tsx).
 */
export const filterBeforePaint = `{const q=new URLSearchParams(location.search);
const chosen=["focus","category"].map(key=>q.get(key)?"[data-"+key+"="+CSS.escape(q.get(key))+"]":"").join("");
if(chosen){const sheet=new CSSStyleSheet;sheet.replaceSync("main :has(>article"+chosen+")>article:not("+chosen+"){display:none}");document.adoptedStyleSheets=[sheet]}}`
