import { ReferenceSheet, type SheetData } from './ReferenceSheet.tsx'

type Props = {
  label: string
  sheets: SheetData[]
  /** For a page that is something else on the screen: nothing of it is seen until it is printed. */
  printOnly?: boolean
}

/** Reference sheets of A4, one below the other (styles/sheets.css). On paper nothing else is left of the page that holds them. */
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
