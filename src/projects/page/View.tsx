import type { ReactNode } from 'react'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { Look } from '../../parts/Look/Look.tsx'
import { SheetSet } from '../sheets/SheetSet.tsx'
import { ProjectClosing } from './Closing.tsx'
import { DrawingSheet } from './DrawingSheet.tsx'
import { ProjectHead } from './Head.tsx'
import { ProjectHonours } from './Honours.tsx'
import { InquiryHouse } from './InquiryHouse.tsx'
import { MorePictures } from './MorePictures.tsx'
import { Neighbours } from './Neighbours.tsx'
import type { ProjectPage } from './present.ts'
import { ProjectSchedule } from './Schedule.tsx'
import { Story } from './Story.tsx'

type Props = ProjectPage['view'] & {
  /** The quote form. */
  children: ReactNode
}

/** Shows a project: its look, the drawings that explain it, how it came about, the contact, and the neighbouring projects. */
export function ProjectView({ children, ...project }: Props) {
  const { head, discuss, look, sheets, drawingFirst, pictures, schedule, honours, closing } = project
  const { neighbours, dialog } = project
  const shown = sheets.map((sheet, index) => ({
    id: `sheet-${index + 1}`,
    part: (mark: number | undefined) => (
      <DrawingSheet
        key={`sheet-${index + 1}`}
        id={`sheet-${index + 1}`}
        mark={mark}
        sheet={sheet}
        project={project}
      />
    ),
  }))
  const model = <Look {...look} first={!drawingFirst} full={look.full && drawingFirst} key="look" />
  const before = drawingFirst ? shown.slice(0, 1) : []
  // Sections are numbered in order, so that a missing one leaves no gap.
  const sections: ((mark: number) => ReactNode)[] = [
    ...shown.slice(before.length).map(({ part }) => part),
    ...(pictures.list.length > 0
      ? [(mark: number) => <MorePictures mark={mark} {...pictures} key="pictures" />]
      : []),
    ...(schedule ? [(mark: number) => <ProjectSchedule mark={mark} {...schedule} key="schedule" />] : []),
    ...(honours.rows.length > 0
      ? [(mark: number) => <ProjectHonours mark={mark} {...honours} key="honours" />]
      : []),
    mark => <ProjectClosing mark={mark} {...closing} discuss={discuss} key="closing" />,
  ]
  return (
    <>
      <ProjectHead {...head} discuss={discuss} />
      <OutcomeSlot dialog="quote" />
      {before.map(({ part }) => part(undefined))}
      {model}
      {sheets.length === 0 && <Story story={project.story} titleBlock={project.titleBlock} alone />}
      {sections.map((part, index) => part(index + 1))}
      <Neighbours cards={neighbours} />
      <Dialog id="quote" title={dialog.title} closeLabel={dialog.closeLabel}>
        {dialog.house && <InquiryHouse {...dialog.house} />}
        {children}
      </Dialog>
      <SheetSet {...project.printed} printOnly />
    </>
  )
}
