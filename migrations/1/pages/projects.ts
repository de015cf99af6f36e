import { type Conversion, head } from '../page.ts'

export const projects: Conversion = old => ({
  page: {
    ...head(old),
    role: 'projects',
    sections: [
      { section: 'hero', ...old.hero },
      { section: 'project-list' },
      { section: 'wide-picture', picture: old.closing },
    ],
  },
})

/** Returns an address below the list of projects, for the finder and the sheets. */
const below = (name: string) => ({ de: `/projects/${name}`, en: `/projects/${name}` })

export const finder: Conversion = old => ({
  page: {
    ...head(old),
    address: below('finder'),
    role: 'finder',
    sections: [{ section: 'hero', ...old.hero }, { section: 'reference-finder' }],
  },
})

export const sheets: Conversion = old => ({
  page: {
    ...head(old),
    address: below('sheets'),
    role: 'sheets',
    sections: [{ section: 'hero', ...old.hero }, { section: 'reference-sheets' }],
  },
})
