// Patterns for new pages: the kinds of their sections, in order.
import type { Sentence } from '../../src/content/problems.ts'

export type PatternName = 'service' | 'focus' | 'about' | 'empty'

export const patterns: Record<PatternName, { label: Sentence; kinds: string[] }> = {
  service: {
    label: { de: 'Leistungsseite', en: 'Service' },
    kinds: ['hero', 'introduction', 'tiles', 'steps', 'selected-projects', 'contact-person'],
  },
  focus: {
    label: { de: 'Schwerpunkt', en: 'Focus area' },
    kinds: [
      'hero',
      'introduction',
      'wide-picture',
      'figures',
      'steps',
      'selected-projects',
      'contact-person',
    ],
  },
  about: {
    label: { de: 'Über uns', en: 'About us' },
    kinds: ['hero', 'text-with-picture', 'figures', 'people', 'credentials', 'contact-person'],
  },
  empty: { label: { de: 'Leer', en: 'Empty' }, kinds: ['hero'] },
}
