// The texts of the style guide that no content has: long, wrong or missing ones, and names for all symbols.
import { hyphenateGerman } from '../content/hyphenate.ts'
import type { symbols } from '../content/schemas/disciplines.ts'
import type { Locale } from '../routes.ts'

const german = {
  // Headings in the content are hyphenated as well.
  long: hyphenateGerman('Baugrunduntersuchungsgesellschaft für Donaudampfschifffahrtsanlagen'),
  sentence:
    'Was lang ist, bricht um: Grundstücksentwicklungsgesellschaften und ihre Brandschutzertüchtigungsmaßnahmen.',
  wrong: 'Was hier fehlt, und was zu tun ist',
  film: 'Eine rote Linie geht über ein Raster.',
  filmHeading: 'Ein Film, den man startet',
  disciplines: {
    architecture: 'Architektur',
    'interior-design': 'Innenarchitektur',
    'structural-engineering': 'Tragwerksplanung',
    'mep-engineering': 'Gebäudetechnik',
    'fire-protection': 'Brandschutz',
    'building-physics': 'Bauphysik',
    infrastructure: 'Verkehrsanlagen',
    'funding-advisory': 'Förderberatung',
    'dgnb-auditors': 'Nachhaltigkeit',
    'soil-survey': 'Baugrund',
    surveying: 'Vermessung',
    'bim-management': 'BIM-Management',
  },
}

type Words = Omit<typeof german, 'disciplines'> & { disciplines: Record<keyof typeof symbols, string> }

const english: Words = {
  long: 'Counter-revolutionary intercommunication infrastructures',
  sentence: 'What is long breaks: telecommunications infrastructures and their misrepresentations.',
  wrong: 'What is missing here, and what to do',
  film: 'A red line crosses a grid.',
  filmHeading: 'A film that one starts',
  disciplines: {
    architecture: 'Architecture',
    'interior-design': 'Interior design',
    'structural-engineering': 'Structures',
    'mep-engineering': 'Building services',
    'fire-protection': 'Fire protection',
    'building-physics': 'Building physics',
    infrastructure: 'Infrastructure',
    'funding-advisory': 'Funding',
    'dgnb-auditors': 'Sustainability',
    'soil-survey': 'Soil survey',
    surveying: 'Surveying',
    'bim-management': 'BIM management',
  },
}

/** Returns German texts for German, and English ones for every other language. */
export const wordsIn = (locale: Locale): Words => (locale === 'de' ? german : english)
