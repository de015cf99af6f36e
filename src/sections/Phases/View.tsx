import { fill } from '../../i18n/fill.ts'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import type { Site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import { PhaseChain } from './PhaseChain.tsx'
import type { phases } from './schema.ts'

type Props = SectionProps<typeof phases> & { words: Site['interface']['phases'] }

/** Shows the phases of a project as one dimension chain above their texts. */
export function Phases({ heading, text, phases: list, words, at }: Props) {
  // The interface texts only have the plural.
  const oneMonth = new Intl.NumberFormat(at.page.locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  })
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        {text && <p className="copy small">{text}</p>}
      </SectionHead>
      <PhaseChain
        phases={list.map(phase => ({
          ...phase,
          duration: phase.months === 1 ? oneMonth.format(1) : fill(words.months, { n: phase.months }),
        }))}
      />
    </Section>
  )
}
