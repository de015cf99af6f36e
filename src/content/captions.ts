/** Returns the text of each caption in a WebVTT file, in order. */
export function captionTexts(vtt: string): string[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap(block => {
      const lines = block.trim().split('\n')
      const timing = lines.findIndex(line => line.includes('-->'))
      const words = lines
        .slice(timing + 1)
        .join(' ')
        .replaceAll(/<[^>]+>/g, '')
        .trim()
      return timing < 0 || words === '' ? [] : [words]
    })
}
