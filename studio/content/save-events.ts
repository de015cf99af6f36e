// Saves a file of the content, and announces it to the preview.
import { join } from 'node:path'
import type { Studio } from '../http/settings.ts'
import { writeWhole } from './write.ts'

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

/** Writes the files at once, in this order; resolves when the preview would show them. */
export async function saveFiles(
  { content }: Studio,
  files: [file: string, bytes: string | Buffer, event?: Event][],
): Promise<void> {
  for (const [file, bytes] of files) writeWhole(join(content, file), bytes)
  for (const [file, , event] of files) await announceSave(join(content, file), event)
}

export const saveFile = (studio: Studio, file: string, bytes: string | Buffer): Promise<void> =>
  saveFiles(studio, [[file, bytes]])
