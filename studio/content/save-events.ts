// Tells whoever shows the content that a file of it was written.
export type Event = 'add' | 'change'
type Listener = (path: string, event: Event) => Promise<void>
const listeners = new Set<Listener>()

export function onSave(listener: Listener): void {
  listeners.add(listener)
}

/** Resolves when everybody would show the new content. */
export const announceSave = async (path: string, event: Event = 'change'): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener(path, event)))
}
