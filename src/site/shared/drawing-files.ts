// The line drawings of projects as files of the build. Only Astro pages import this.

const files = import.meta.glob<string>('/content/media/drawings/*/*.svg', {
  import: 'default',
  query: '?url',
  eager: true,
})

/** The address of a drawing, where there is one: drawingFile('steg-gleisfeld-ost', 'row'). */
export function drawingFile(project: string, view: string): string | undefined {
  return files[`/content/media/drawings/${project}/${view}.svg`]
}
