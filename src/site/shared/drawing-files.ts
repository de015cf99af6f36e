// Where the drawings of projects are published. Only Astro pages import this.
const files = import.meta.glob<string>('/content/media/drawings/*/*.svg', {
  import: 'default',
  query: '?url',
})

/** The address of a drawing; undefined where it is not drawn yet. */
export async function drawingFile(project: string, view: string): Promise<string | undefined> {
  return files[`/content/media/drawings/${project}/${view}.svg`]?.()
}
