import type { Discipline } from '../islands/ServiceWheel.island.tsx'

type Props = { title: string; disciplines: Discipline[]; ownLabel: string }

/** The same twelve as words: for screen readers, on paper and without script. */
export function WheelList({ title, disciplines, ownLabel }: Props) {
  return (
    <div className="wheel-list">
      <h3 className="vh">{title}</h3>
      <dl className="rows">
        {disciplines.map(discipline => (
          <div key={discipline.id}>
            <dt>
              {discipline.title}
              {discipline.inHouse && ` (${ownLabel})`}
            </dt>
            <dd>{discipline.description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
