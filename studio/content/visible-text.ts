/** A text as a reader sees it: without invisible break points, marks of Markdown, and double spaces. */
export const visibleText = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]|^\s*(?:[-+]|\d+\.)\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
