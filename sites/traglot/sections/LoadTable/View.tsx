import { formatNumber, Section, SectionHead } from 'achsmass/parts'
import type { SectionProps } from 'achsmass/schema'
import type { loadTable } from './schema.ts'
import css from './View.module.css'

/** Draws a bar for each load, in proportion to the heaviest. */
export function LoadTable({ heading, text, loads, at }: SectionProps<typeof loadTable>) {
  const heaviest = Math.max(...loads.map(({ kilonewtons }) => kilonewtons))
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading} />
      <p className="copy">{text}</p>
      <dl className={css.loads}>
        {loads.map(({ use, kilonewtons }) => (
          <div key={use}>
            <dt>{use}</dt>
            <dd>
              <svg width={`${(kilonewtons / heaviest) * 100}%`} height="12" aria-hidden="true">
                <path d="M0 6h4000" />
              </svg>
              {formatNumber(kilonewtons, at.page.locale)} kN/m²
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
