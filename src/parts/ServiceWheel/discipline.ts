import type { SymbolId } from './DisciplineSymbol.tsx'

export type Discipline = {
  id: SymbolId
  title: string
  description: string
  angle: number
  inHouse: boolean
}
