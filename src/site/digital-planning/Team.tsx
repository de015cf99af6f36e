import { Portrait } from '../../parts/Person/Portrait.tsx'
import { classes } from '../../styles/classes.ts'
import type { DigitalPlanningPage } from './present.ts'
import css from './Team.module.css'

/** Four people side by side, each with the one thing to know. */
export function DigitalTeam({ faces }: { faces: DigitalPlanningPage['view']['team']['list'][number][] }) {
  return (
    <ul className={classes('columns', css.faces)}>
      {faces.map(({ name, role, text, portrait, label }) => (
        <li key={name}>
          <Portrait
            name={name}
            label={label}
            picture={portrait}
            sizes="(min-width: 900px) 22vw, (min-width: 600px) 45vw, 120px"
          />
          <h3 className="h4">{name}</h3>
          <p className="note">{role}</p>
          <p className="copy small">{text}</p>
        </li>
      ))}
    </ul>
  )
}
