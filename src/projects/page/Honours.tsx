import { Section } from '../../parts/Section/Section.tsx'
import { HonourTable } from '../HonourTable.tsx'
import type { ProjectPage } from './present.ts'

export function ProjectHonours({ mark, heading, rows }: ProjectPage['view']['honours'] & { mark: number }) {
  return (
    <Section mark={mark} id="honours">
      <div className="beside">
        <h2 className="h2" id="honours">
          {heading}
        </h2>
        <HonourTable rows={rows} />
      </div>
    </Section>
  )
}
