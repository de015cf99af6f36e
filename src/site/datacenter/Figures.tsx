import './Figures.css'
import { Count } from '../../parts/Count/Count.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { AreaSquare, BuildingBlocks, CapacityRuler } from './Drawings.tsx'

type Figure = { label: string; value: number; shown: string }

export type DatacenterFiguresData = {
  heading: string
  buildings: Figure
  area: Figure & { edge: string; pitch: string }
  capacity: Figure
}

type Props = DatacenterFiguresData & { id: string; motion: { pause: string; play: string } }

/** Large figures, each beside the same thing drawn to scale. The page loads frame/moving.client.ts. */
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
    <div className="figures" data-counters="">
      <h2 className="vh" id={id}>
        {heading}
      </h2>
      <MotionButton labels={motion} corner />
      <dl>
        {lines.map(line => (
          <div key={line.label} className="figure-line" data-counter="">
            <dt>{line.label}</dt>
            <dd className="figure-value">
              <Count value={line.value} shown={line.shown} />
              {line.unit && <small> {line.unit}</small>}
            </dd>
            <dd className="figure-drawing">{line.drawing}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
