import { classes } from '../../styles/classes.ts'
import css from './Story.module.css'
import { TitleBlock, type TitleBlockData } from './TitleBlock.tsx'

type Props = {
  story: { heading: string; text: string }[]
  titleBlock: TitleBlockData | undefined
  /** True if there is no drawing, so that the story follows the picture directly. */
  alone?: boolean
}

/** Shows the task, the idea and the result side by side, with the title block on the right. */
export function Story({ story, titleBlock, alone = false }: Props) {
  return (
    <div className={classes('grid', css.story, alone && classes('wrap', css.alone))}>
      {story.map(({ heading, text }) => (
        <div key={heading}>
          {alone ? <h2 className="h4">{heading}</h2> : <h3 className="h4">{heading}</h3>}
          <p className="copy">{text}</p>
        </div>
      ))}
      {titleBlock && (
        <div className={css.block}>
          <TitleBlock {...titleBlock} />
        </div>
      )}
    </div>
  )
}
