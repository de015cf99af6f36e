import { resolve } from 'node:path'

/** The folder with the firm's content: content/, unless CONTENT_DIR names another. */
export const contentDir = (): string => resolve(process.env.CONTENT_DIR || 'content')
