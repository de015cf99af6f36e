import { ReferenceSheet, type SheetData } from './ReferenceSheet.tsx'

type Props = {
  label: string
  sheets: SheetData[]
  /** Hides the sheets on the screen, for a page that shows other content there. */
  printOnly?: boolean
}

/** Shows A4 reference sheets below each other (styles/sheets.css). In print, the rest of the page is hidden. */
export function SheetSet({ label, sheets, printOnly = false }: Props) {
  return (
    <section
      className="sheets"
      hidden={printOnly}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard
      tabIndex={0}
    >
      {sheets.map(sheet => (
        <ReferenceSheet key={sheet.id} {...sheet} />
      ))}
    </section>
  )
}
