import { Button } from '../../parts/Button/Button.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Head.module.css'
import type { ProjectPage } from './present.ts'

type Props = ProjectPage['view']['head'] & Pick<ProjectPage['view'], 'discuss'>

/** Shows the name and one sentence on either side of a line, with the only red button of the page. */
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
