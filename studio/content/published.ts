// The folders that are published, content and theme. A file's name is relative to the content: `pages/home.yaml`,
// `../theme/theme.yaml`. Its path is relative to the project.
import { posix, relative } from 'node:path'
import { themeDir } from '../../src/theme/read-theme.ts'

export const publishedFolders = (content: string): string[] => [content, themeDir(content)]

export const nameIn = (content: string, path: string): string => relative(content, path).replaceAll('\\', '/')

export const pathIn = (content: string, name: string): string => posix.join(content, name)
