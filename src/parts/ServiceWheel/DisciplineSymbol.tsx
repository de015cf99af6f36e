import css from './DisciplineSymbol.module.css'

/**
 * The drafting symbols of plans: section, door, profile, valve, hatch, insulation, road, sum, leaf, ground, bench mark,
 * model.
 */
const lines = {
  architecture: 'M4 28V10h24v18M4 10 16 3l12 7M13 28v-9h6v9',
  'interior-design': 'M5 4v24M5 28h6M5 4h22v24h-6',
  'structural-engineering': 'M6 4h20v5H18.500v14H26v5H6v-5h7.500V9H6z',
  'mep-engineering': 'M2 16h6M24 16h6M8 9v14l16-14v14z M16 16V6M11 6h10',
  'fire-protection': 'M5 4h22v24H5zM5 12l8-8M5 20 21 4M5 28 27 6M13 28l14-14M21 28l6-6',
  'building-physics':
    'M4 5h24M4 27h24M4 23c0-5 4-5 4-9s-4-4-2-6 5 1 6 7 1 8 3 8 2-4 2-9 0-8 3-8 2 3 1 8-2 9 1 9 3-5 3-8 1-7 3-9',
  infrastructure: 'M9 29 13 3M23 29 19 3M16 4v4M16 13v5M16 23v6',
  'funding-advisory': 'M24 8a9.500 9.500 0 1 0 0 16M4 13.500h15M4 18.500h14',
  'dgnb-auditors': 'M16 29V13M16 20c-8 0-11-5-11-11 7 0 11 4 11 11zM16 16c0-7 4-11 11-12 0 7-4 11-11 12z',
  'soil-survey': 'M3 11h26M6 11l-3 5M13 11l-4 6M20 11l-4 6M27 11l-4 6 M16 3v5M13 22h6M10 27h12',
  surveying: 'M16 6 6 24h20zM16 6v18M3 28h26',
  'bim-management': 'M16 3 28 9.500v13L16 29 4 22.500v-13zM4 9.500 16 16l12-6.500M16 16v13',
}

/** The name by which content refers to a symbol (content/schemas/disciplines.ts). */
export type SymbolId = keyof typeof lines

const filled: Partial<Record<SymbolId, string>> = { surveying: 'M16 24 6 24 16 6z' }
const dashed: Partial<Record<SymbolId, string>> = { 'interior-design': 'M11 28A10 10 0 0 1 21 18v10' }

export function DisciplineSymbol({ id }: { id: SymbolId }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={lines[id]} />
      {filled[id] && <path className={css.filled} d={filled[id]} />}
      {dashed[id] && <path className={css.dashed} d={dashed[id]} />}
    </svg>
  )
}
