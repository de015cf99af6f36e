// Saves a file of the content, and announces it to the preview.
import { join } from 'node:path'
import type { Path } from '../../src/content/changes.ts'
import { noteEdit } from '../http/authors.server.ts'
import type { Studio } from '../http/settings.ts'
import { writeWhole } from './write.ts'

export type Event = 'add' | 'change'
type Listener = (path: string, event: Event) => Promise<void>
const listeners = new Set<Listener>()

export function onSave(listener: Listener): void {
  listeners.add(listener)
}

/** Notes the author of these places of the file; resolves when every preview would show the new content. */
export const announceSave = async (
  path: string,
  event: Event = 'change',
  places: readonly Path[] = [[]],
): Promise<void> => {
  await noteEdit(path, places)
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
