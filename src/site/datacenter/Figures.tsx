import { Count } from '../../parts/Count/Count.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { classes } from '../../styles/classes.ts'
import { AreaSquare, BuildingBlocks, CapacityRuler } from './Drawings.tsx'
import css from './Figures.module.css'
import type { DatacenterPage } from './present.ts'

type Props = DatacenterPage['view']['figures'] & { id: string; motion: { pause: string; play: string } }

/** Large figures, each beside the same thing drawn to scale. The page loads frame/Moving.astro. */
export function DatacenterFigures({ id, heading, buildings, area, capacity, motion }: Props) {
  const lines = [
    { ...buildings, unit: undefined, drawing: <BuildingBlocks count={buildings.value} /> },
    {
      ...area,
      unit: 'm²',
      drawing: <AreaSquare area={area.value} edge={area.edge} pitchName={area.pitch} />,
    },
    {
      ...capacity,
      unit: 'MW',
      drawing: <CapacityRuler value={capacity.value} shown={capacity.shown} />,
    },
  ]
  return (
    <div className={css.figures} data-counters="">
      <h2 className="vh" id={id}>
        {heading}
      </h2>
      <MotionButton labels={motion} corner />
      <dl>
        {lines.map(line => (
          <div key={line.label} className={classes('grid', css.line)} data-counter="">
            <dt>{line.label}</dt>
            <dd className={css.value}>
              <Count value={line.value} shown={line.shown} />
              {line.unit && <small> {line.unit}</small>}
            </dd>
            <dd className={css.drawing}>{line.drawing}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
