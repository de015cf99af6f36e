import { Hyphenated } from '../Hyphenated/Hyphenated.tsx'
import css from './StepList.module.css'

export function StepList({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(step => (
        <li key={step.title}>
          <h3 className="h4">
            <Hyphenated text={step.title} />
          </h3>
          <p className="small">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
