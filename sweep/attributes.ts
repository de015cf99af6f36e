/** Reads an attribute of all elements with this name. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
  return tags.flatMap(tag => {
    // Case-insensitive, because React writes srcSet instead of srcset.
    const value = new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1]
    return value === undefined ? [] : [value.replaceAll('&amp;', '&')]
  })
}
