import type { Path } from '../../src/content/changes.ts'

/** The address of a field: /studio/edit/pages/home#intro/lead/de */
export const addressOf = (file: string, path: Path = []): string =>
  `edit/${file.replace(/\.yaml$/, '')}${path.length > 0 ? `#${path.join('/')}` : ''}`
