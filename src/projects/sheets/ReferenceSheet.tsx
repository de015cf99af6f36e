import type { ReactNode } from 'react'
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
  /** The place and the year. */
  place: string
  picture: PictureData
  uncropped: boolean
  /** A row with stages shows squares, and its value is their accessible name. */
  facts: { key: string; label: string; value: string; stages?: Range | undefined }[]
  stageCount: number
  text: string[]
  /** The facts and texts that do not fit the first page. */
  second: { facts: SheetData['facts']; text: string[] } | undefined
  /** The address of the project's page, set if the sheet leaves out the long text. */
  address: string | undefined
  drawing: SheetDrawingData | undefined
  words: { reference: string; firm: string }
  block: SheetTitleBlockData
}

/** A reference on one sheet of A4, in portrait or landscape (`SheetSet` decides), with a filing margin. */
export function ReferenceSheet(sheet: SheetData) {
  const { id, title, place, picture, uncropped, facts, text, second, address, drawing, block } = sheet
  const name = (
    <div className="a4-name">
      <h2 id={`sheet-${id}`}>{title}</h2>
      <p>{place}</p>
    </div>
  )
  return (
    <>
      <article
        className={classes('a4', drawing?.placed.narrow && 'a4-narrow')}
        data-sheet={id}
        aria-labelledby={`sheet-${id}`}
      >
        <Head {...sheet} />
        <figure className={classes('a4-picture', uncropped && 'a4-whole')}>
          {/* Printing needs more pixels than the screen that shows the preview. */}
          <Picture picture={picture} sizes="1600px" />
        </figure>
        <Words facts={facts} text={[...text, ...(address ? [address] : [])]} sheet={sheet}>
          {name}
        </Words>
        {drawing && <SheetDrawing {...drawing} />}
        <SheetTitleBlock {...block} scale={drawing?.placed.scale} />
      </article>
      {second && (
        <article className="a4 a4-second" data-second={id} aria-labelledby={`sheet-${id}`}>
          <Head {...sheet} />
          <Words {...second} sheet={sheet}>
            <div className="a4-name">
              <p>
                <b>{title}</b> {place}
              </p>
            </div>
          </Words>
        </article>
      )}
    </>
  )
}

const Head = ({ words }: SheetData) => (
  <>
    <div className="a4-punch" aria-hidden="true" />
    <header className="a4-head">
      <span>{words.reference}</span> <span>{words.firm}</span>
    </header>
  </>
)

type WordsProps = Pick<SheetData, 'facts' | 'text'> & { sheet: SheetData; children: ReactNode }

function Words({ facts, text, sheet, children }: WordsProps) {
  return (
    <div className="a4-words">
      {children}
      <dl className="a4-facts">
        {facts.map(({ key, label, value, stages }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {stages ? (
                <Stages className="a4-stages" range={stages} count={sheet.stageCount} label={value} />
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
  )
}
