// Tells whoever shows the content that a file of it was written.
const listeners = new Set<(path: string) => Promise<void>>()

export function whenSaved(listener: (path: string) => Promise<void>): void {
  listeners.add(listener)
}

/** Resolves when everybody would show the new content. */
export const tellSaved = async (path: string): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener(path)))
}
