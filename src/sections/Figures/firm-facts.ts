// The numbers that a firm states in one place, and that sections may show.
import type { Sentence } from '../../content/problems.ts'

export const facts = {
  years: { de: 'Jahre des Büros', en: 'Years of practice' },
  employees: { de: 'Mitarbeitende', en: 'Employees' },
  offices: { de: 'Standorte', en: 'Offices' },
  dataCentres: { de: 'Rechenzentren', en: 'Data centres' },
  itArea: { de: 'IT-Fläche der Rechenzentren', en: 'IT area of the data centres' },
  itLoad: { de: 'IT-Leistung der Rechenzentren', en: 'IT load of the data centres' },
} satisfies Record<string, Sentence>

export type Fact = keyof typeof facts

export const units: Partial<Record<Fact, string>> = { itArea: 'm²', itLoad: 'MW' }

export type Firm = {
  figures: {
    years: number
    employeesShown: number
    dataCentres?: { buildings: number; area: number; capacity: number } | undefined
  }
  offices: unknown[]
}

/** Returns undefined if the firm does not state the number. */
export function numberOf(fact: Fact, { figures, offices }: Firm): number | undefined {
  const { buildings, area, capacity } = figures.dataCentres ?? {}
  const values: Record<Fact, number | undefined> = {
    years: figures.years,
    employees: figures.employeesShown,
    offices: offices.length,
    dataCentres: buildings,
    itArea: area,
    itLoad: capacity,
  }
  return values[fact]
}
