// The choices for facts about a project. Free of valibot, because scripts on pages read these lists too.

/** The kinds of area, the one that says most of a building first: cards show the first there is. */
export const areaKinds = ['it', 'roof', 'living', 'gross', 'usable'] as const
export const worksKinds = ['new-build', 'extension', 'conversion'] as const
export const clientKinds = ['public', 'sector', 'private'] as const
export const procedures = ['direct', 'negotiated', 'competition', 'tender', 'framework'] as const

export const honourKinds = ['awards', 'competitions', 'certificates', 'publications'] as const

/** More stages than any country has. */
export const mostStages = 12

/** Parts of the HOAI that tenders are written for. Without any, a project stands for building design. */
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
