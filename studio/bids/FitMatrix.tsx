import { classes } from '../../src/styles/classes.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import parts from './bids.module.css'
import type { Fit, FitProject } from './fit.ts'
import { fitWords } from './fit-words.ts'
import styles from './matrix.module.css'

type Props = {
  fit: Fit
  size: number
  chosen: readonly string[]
  onChoose: (projects: string[]) => void
}

/** Shows which criteria each project meets, and the sets of projects that meet all of them. */
export function FitMatrix({ fit, size, chosen, onChoose }: Props) {
  const t = useWords(fitWords)
  const titleOf = (id: string) => fit.projects.find(project => project.id === id)?.title ?? id
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
  return (
    <>
      {fit.sets.length === 0 && (
        <p className={styles.noSet} role="status">
          {t.noSet(size)} {fit.blocking.length > 0 && t.blocking(fit.blocking.join(', '))}
        </p>
      )}
      <ol className={styles.sets}>
        {fit.sets.map(({ projects, open, points }, index) => {
          const fewer = (fit.sets[0]?.points.least ?? 0) - points.least
          const isChosen = projects.length === chosen.length && projects.every(id => chosen.includes(id))
          return (
            <li key={projects.join()}>
              <div>
                <p className={layout.caption}>{index === 0 ? t.proposal : t.further(index)}</p>
                <p className={texts.strong}>{projects.map(titleOf).join(', ')}</p>
                <p className={texts.note}>
                  {fit.ladders.length > 0 &&
                    `${t.pointRange(points.least, points.most)}${fewer > 0 ? `, ${t.fewerPoints(fewer)}` : ''} · `}
                  {t.open(open)}
                </p>
              </div>
              <Button small primary={isChosen} aria-pressed={isChosen} onClick={() => onChoose(projects)}>
                {isChosen ? t.chosen : t.choose}
              </Button>
            </li>
          )
        })}
      </ol>
      <section
        className={styles.matrixFrame}
        aria-label={t.matrix}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t.project}</th>
              {fit.requirements.map(({ number, head, ask, points }) => (
                <th key={number} scope="col">
                  <span className={parts.number}>{number}</span>
                  <span className={styles.head}>{head}</span> <b>{ask}</b>
                  {points !== undefined && <span className={parts.says}>{t.points(points)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fit.projects.map(project => (
              <Row
                key={project.id}
                project={project}
                requirements={fit.requirements}
                isChosen={chosen.includes(project.id)}
                onToggle={() => toggle(project.id)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type RowProps = {
  project: FitProject
  requirements: Fit['requirements']
  isChosen: boolean
  onToggle: () => void
}

function Row({ project, requirements, isChosen, onToggle }: RowProps) {
  const t = useWords(fitWords)
  const isOpen = requirements.some(({ number }) => project.cells[number]?.verdict === 'open')
  return (
    <tr>
      <th scope="row">
        <label className={parts.box}>
          <input type="checkbox" checked={isChosen} onChange={onToggle} />
          <span>
            {project.title}{' '}
            <span className={texts.note}>
              {project.location}
              {project.isInternal && `, ${t.internalProject}`}
              {project.lead && isOpen && `, ${t.askFor(project.lead)}`}
            </span>
          </span>
        </label>
      </th>
      {requirements.map(({ number }) => {
        const { verdict = 'open', value, short, isInternal, isPart } = project.cells[number] ?? {}
        return (
          <td key={number} className={styles[isPart ? 'together' : verdict]}>
            <span className={classes(styles.sign, short !== undefined && styles.nearly)} aria-hidden="true" />
            <span className={texts.hidden}>{isPart ? '' : `${t.verdicts[verdict]}: `}</span>
            {value ?? t.verdicts.open}
            {isInternal && <span className={parts.says}>{t.internal}</span>}
            {isPart && <span className={parts.says}>{t.verdicts.together}</span>}
            {short && <span className={parts.says}>{t.short(short)}</span>}
          </td>
        )
      })}
    </tr>
  )
}
