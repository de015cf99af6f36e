import type { ReactNode } from 'react'
import { Arrow } from '../../parts/Button/Arrow.tsx'
import { Drawing } from '../../parts/Drawing/Drawing.tsx'
import { part } from '../../parts/Drawing/metres.ts'
import { NorthArrow } from '../../parts/NorthArrow/NorthArrow.tsx'
import { Letters } from '../../parts/PageHero/Letters.tsx'
import { Bubble } from '../../parts/Section/Bubble.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import css from './DrawingSheet.module.css'
import type { ProjectPage } from './present.ts'
import { RetainedShare } from './RetainedShare.tsx'
import { Storeys } from './Storeys.tsx'
import { Story } from './Story.tsx'
import { TitleBlock } from './TitleBlock.tsx'

type Page = ProjectPage['view']
type Props = {
  id: string
  /** The number of the section. Without one, the drawing follows the name of the project directly. */
  mark: number | undefined
  sheet: Page['sheets'][number]
  project: Page
}

/** Shows related drawings at one scale, with their texts. */
export function DrawingSheet({ id, mark, sheet, project }: Props) {
  const { story, titleBlock } = project
  // If the sheet has the story, its text is beside the drawings, and the title block follows the last one.
  const { hasStory } = sheet
  const beside = hasStory && sheet.layout === 'nine'
  const among = beside && sheet.figures.length > 1 && story.length > 0
  const figures = sheet.figures.map(figure => (
    <Figure key={figure.drawing.href} figure={figure} sheet={sheet} />
  ))
  const content = (
    <>
      <div className={classes(sheet.quiet ? 'vh' : classes('beside early', css.head))}>
        <h2 className="h2" id={id}>
          {sheet.heading}
        </h2>
        {sheet.intro && <p className="copy">{sheet.intro}</p>}
      </div>
      {sheet.storeys ? (
        <Storeys label={project.storeysLabel} list={sheet.storeys} drawing={sheet.figures[0]?.drawing}>
          {figures}
        </Storeys>
      ) : beside ? (
        <div className={css.rows}>
          {sheet.onAxes && <Axes />}
          {figures.map((figure, index) => (
            <div className={css.row} key={sheet.figures[index]?.drawing.href}>
              {figure}
              <div className={css.aside}>
                {among && (
                  <Texts story={index === 0 ? story.slice(0, 2) : index === 1 ? story.slice(2) : []} />
                )}
                {index === figures.length - 1 && <TitleBlock {...titleBlock} />}
              </div>
            </div>
          ))}
        </div>
      ) : (
        <div className={css.rows}>{figures}</div>
      )}
      {sheet.marks.length > 0 && (
        <ol className={css.marks}>
          {sheet.marks.map(({ name, text }, index) => (
            <li key={name}>
              <Bubble small>{index + 1}</Bubble>
              <p className="small">
                <b>{name}</b>
                <br />
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {hasStory && project.kept && <RetainedShare {...project.kept} />}
      {hasStory && !among && (story.length > 0 || !beside) && (
        <Story story={story} titleBlock={beside ? undefined : titleBlock} />
      )}
    </>
  )
  if (mark === undefined)
    return (
      <section className={classes('wrap', css.first)} aria-labelledby={id}>
        {content}
      </section>
    )
  return (
    <Section mark={mark} id={id} ownsRed>
      {content}
    </Section>
  )
}

/** Continues the axes of the page through the house. */
function Axes() {
  return (
    <>
      <Letters className={css.letters} />
      <svg className={css.axes} aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => part(index, 9)).map(x => (
          <line key={x} x1={x} x2={x} y1="0" y2="100%" />
        ))}
      </svg>
    </>
  )
}

function Texts({ story }: { story: Page['story'] }): ReactNode {
  return (
    <div className={css.texts}>
      {story.map(({ heading, text }) => (
        <div key={heading}>
          <h3 className="h4">{heading}</h3>
          <p className="copy">{text}</p>
        </div>
      ))}
    </div>
  )
}

function Figure({
  figure,
  sheet,
}: {
  figure: Page['sheets'][number]['figures'][number]
  sheet: Props['sheet']
}) {
  const drawing = <Drawing drawing={figure.drawing} />
  return (
    <figure className={css.figure}>
      {sheet.long ? (
        <>
          <p className={classes('note', css.hint)} aria-hidden="true">
            {figure.hint}
            <Arrow />
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard */}
          <section className={css.long} aria-label={figure.sideways} tabIndex={0} data-start={figure.start}>
            {drawing}
          </section>
        </>
      ) : (
        drawing
      )}
      {(figure.caption || figure.north !== undefined) && (
        <figcaption className="note">
          {figure.north !== undefined && <NorthArrow degrees={figure.north} />}
          {figure.caption}
        </figcaption>
      )}
    </figure>
  )
}
