import { fill } from '../../i18n/fill.ts'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { StageBar } from '../../parts/Tiles/StageBar.tsx'
import { Tiles as TileList } from '../../parts/Tiles/Tiles.tsx'
import type { Site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { tiles } from './schema.ts'

type Props = SectionProps<typeof tiles> & { words: Site['interface']['tiles'] }

/** Shows services as tiles, each of which is a link as a whole. */
export function Tiles({ heading, text, action, tiles: list, words, at }: Props) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        {text && <p className="copy small">{text}</p>}
      </SectionHead>
      <TileList
        tiles={list.map(tile => {
          const { label, href, dialog } = tile.action ?? action
          return {
            ...tile,
            label,
            href,
            dialog,
            badge: tile.isNew ? words.new : undefined,
            figure: tile.stages && <StageBar {...tile.stages} spoken={fill(words.stages, tile.stages)} />,
          }
        })}
      />
      {action.dialog && <OutcomeSlot dialog={action.dialog} />}
    </Section>
  )
}
