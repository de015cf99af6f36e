import type { PictureData } from '../../content/media.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import type { Stages as Range } from '../facts.ts'
import { Stages } from '../Stages.tsx'
import { SheetDrawing, type SheetDrawingData } from './SheetDrawing.tsx'
import { SheetTitleBlock, type SheetTitleBlockData } from './SheetTitleBlock.tsx'

export type SheetData = {
  id: string
  title: string
  /** Place and year. */
  place: string
  picture: PictureData
  uncropped: boolean
  /** A row with stages shows them as squares; its value is what is read out. */
  facts: { key: string; label: string; value: string; stages?: Range | undefined }[]
  stageCount: number
  text: string[]
  drawing: SheetDrawingData | undefined
  words: { reference: string; firm: string }
  block: SheetTitleBlockData
}

/** A reference on one sheet of A4, upright or landscape (`ReferenceSheets` says which), with a margin to file it by. */
export function ReferenceSheet({
  id,
  title,
  place,
  picture,
  uncropped,
  facts,
  stageCount,
  text,
  drawing,
  words,
  block,
}: SheetData) {
  return (
    <article
      className={classes('a4', drawing?.placed.narrow && 'a4-narrow')}
      data-sheet={id}
      aria-labelledby={`sheet-${id}`}
    >
      <div className="a4-punch" aria-hidden="true" />
      <header className="a4-head">
        <span>{words.reference}</span> <span>{words.firm}</span>
      </header>
      <figure className={classes('a4-picture', uncropped && 'a4-whole')}>
        {/* A printer wants more than the screen that shows the preview. */}
        <Picture picture={picture} sizes="1600px" />
      </figure>
      <div className="a4-words">
        <div className="a4-name">
          <h2 id={`sheet-${id}`}>{title}</h2>
          <p>{place}</p>
        </div>
        <dl className="a4-facts">
          {facts.map(({ key, label, value, stages }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {stages ? (
                  <Stages className="a4-stages" range={stages} count={stageCount} label={value} />
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="a4-text">
          {text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {drawing && <SheetDrawing {...drawing} />}
      <SheetTitleBlock {...block} scale={drawing?.placed.scale} />
    </article>
  )
}
