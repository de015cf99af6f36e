/**
 * Runs in the browser on /projects before anything is drawn: an address with a choice in it shows at once the cards
 * that were chosen and keeps the place of their row of categories, instead of everything until the filter has come.
 * What no card has is left to the filter, which also takes this away again (ProjectFilter.island.tsx).
 */
export const filterBeforePaint = `{const q=new URLSearchParams(location.search),is=(name,key)=>q.get(key)?"[data-"+name+"="+CSS.escape(q.get(key))+"]":"";
const chosen=is("focus","focus")+is("category","category");
if(chosen){const sheet=new CSSStyleSheet;sheet.replaceSync("body:has(article"+chosen+"){article:not("+chosen+"){display:none}[role=status]{visibility:hidden}"+(is("categories","focus")||"x")+"{display:flex}}");document.adoptedStyleSheets=[sheet]}}`
