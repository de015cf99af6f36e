// The choices for facts about a project, each with the words that editors see. They do not import valibot, because
// scripts on pages use the lists too, though not the words.
import type { Sentence } from '../problems.ts'

type Names<Keys extends readonly string[]> = Record<Keys[number], Sentence>

/** The kinds of area, the most telling first. Cards show the first one that is stated. */
export const areaKinds = ['it', 'roof', 'living', 'gross', 'usable'] as const
export const areaNames: Names<typeof areaKinds> = {
  it: { de: 'IT-Fläche', en: 'IT area' },
  roof: { de: 'Dachfläche', en: 'Roof area' },
  living: { de: 'Wohnfläche', en: 'Living area' },
  gross: { de: 'Bruttogrundfläche (BGF)', en: 'Gross floor area' },
  usable: { de: 'Nutzungsfläche (NUF)', en: 'Usable area' },
}

export const worksKinds = ['new-build', 'extension', 'conversion'] as const
export const worksNames: Names<typeof worksKinds> = {
  'new-build': { de: 'Neubau', en: 'New build' },
  extension: { de: 'Erweiterung', en: 'Extension' },
  conversion: { de: 'Umbau', en: 'Conversion' },
}

export const clientKinds = ['public', 'sector', 'private'] as const
export const clientNames: Names<typeof clientKinds> = {
  public: { de: 'Öffentlich', en: 'Public' },
  sector: { de: 'Sektorenauftraggeber', en: 'Utilities' },
  private: { de: 'Privat', en: 'Private' },
}

export const procedures = ['direct', 'negotiated', 'competition', 'tender', 'framework'] as const
export const procedureNames: Names<typeof procedures> = {
  direct: { de: 'Direktauftrag', en: 'Direct appointment' },
  negotiated: { de: 'Verhandlungsverfahren', en: 'Negotiated procedure' },
  competition: { de: 'Wettbewerb', en: 'Competition' },
  tender: { de: 'Ausschreibung', en: 'Tender' },
  framework: { de: 'Rahmenvertrag', en: 'Framework agreement' },
}

export const honourKinds = ['awards', 'competitions', 'certificates', 'publications'] as const
export const honourNames: Names<typeof honourKinds> = {
  awards: { de: 'Auszeichnungen', en: 'Awards' },
  competitions: { de: 'Wettbewerbe', en: 'Competitions' },
  certificates: { de: 'Zertifikate', en: 'Certificates' },
  publications: { de: 'Veröffentlichungen', en: 'Publications' },
}

/** A limit above the number of stages in any country. */
export const mostStages = 12

/** The parts of the HOAI that tenders name. A project without any counts as building design. */
export const disciplines = [
  'building',
  'interior',
  'landscape',
  'structure',
  'services',
  'civil',
  'traffic',
  'urban',
] as const
export const disciplineNames: Names<typeof disciplines> = {
  building: { de: 'Gebäude', en: 'Buildings' },
  interior: { de: 'Innenräume', en: 'Interiors' },
  landscape: { de: 'Freianlagen', en: 'Open spaces' },
  structure: { de: 'Tragwerksplanung', en: 'Structural design' },
  services: { de: 'Technische Ausrüstung', en: 'Building services' },
  civil: { de: 'Ingenieurbauwerke', en: 'Civil structures' },
  traffic: { de: 'Verkehrsanlagen', en: 'Traffic facilities' },
  urban: { de: 'Bauleitplanung', en: 'Urban planning' },
}
