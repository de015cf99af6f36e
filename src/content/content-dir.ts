import { join, relative, resolve } from 'node:path'

/** Returns the folder with the firm's content: content/, unless CONTENT_DIR names another. */
export const contentDir = (): string => resolve(process.env.CONTENT_DIR || 'content')

/** Returns the content folder for messages, relative to the working directory. */
export const shownDir = (): string => relative(process.cwd(), contentDir())

/** Returns a file in or beside the content folder for messages. */
export const shownFile = (file: string): string => join(shownDir(), file)
