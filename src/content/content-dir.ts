import { join, relative, resolve } from 'node:path'

/** The folder with the firm's content: content/, unless CONTENT_DIR names another. */
export const contentDir = (): string => resolve(process.env.CONTENT_DIR || 'content')

/** The content folder as messages name it, relative to where the command runs. */
export const shownDir = (): string => relative(process.cwd(), contentDir())

/** A file of the content, or one beside it, as messages name it. */
export const shownFile = (file: string): string => join(shownDir(), file)
