import { Button } from '../../parts/Button/Button.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Head.module.css'
import type { ProjectPage } from './present.ts'

type Props = ProjectPage['view']['head'] & Pick<ProjectPage['view'], 'discuss'>

/** Name and one sentence, left and right of one line, with the page's only red button. */
export function ProjectHead({ title, description, discuss }: Props) {
  return (
    <header className={classes('wrap beside', css.head)}>
      <h1 className={classes('poster', css.name)}>{title}</h1>
      <div className={css.side}>
        <p className="lead">{description}</p>
        <Button tone="red" wide href={discuss.href} data-dialog="quote" data-service={discuss.service}>
          {discuss.label}
        </Button>
      </div>
    </header>
  )
}
