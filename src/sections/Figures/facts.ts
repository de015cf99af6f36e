// Numbers that a firm says about itself once, and that sections may show.
import type { Sentence } from '../../content/problems.ts'

export const facts = {
  years: { de: 'Jahre des Büros', en: 'Years of practice' },
  employees: { de: 'Mitarbeitende', en: 'Employees' },
  offices: { de: 'Standorte', en: 'Offices' },
} satisfies Record<string, Sentence>

export type Fact = keyof typeof facts

type Firm = { figures: { years: number; employeesShown: number }; offices: unknown[] }

export function numberOf(fact: Fact, { figures, offices }: Firm): number {
  const values: Record<Fact, number> = {
    years: figures.years,
    employees: figures.employeesShown,
    offices: offices.length,
  }
  return values[fact]
}
