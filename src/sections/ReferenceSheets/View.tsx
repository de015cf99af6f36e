import '../../styles/sheets.css'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import type { SheetData } from '../../projects/sheets/ReferenceSheet.tsx'
import { SheetSet } from '../../projects/sheets/SheetSet.tsx'
import type { Site } from '../../site/shared/site.ts'
import css from './View.module.css'

type Props = {
  words: Site['interface']['referenceSheets']
  /** The addresses of the finder, in which sheets are chosen, and of this page. */
  finder: string
  path: string
  sheets: SheetData[]
}

/** Shows the sheets as they will be printed, with a choice of format above them. */
export function ReferenceSheetsWithTools({ words, finder, path, sheets }: Props) {
  const { label, formats, print, choose } = words
  return (
    <>
      <div className={`wrap needs-script ${css.tools}`}>
        <nav className={css.formats} aria-label={formats.label}>
          <a className="growing" href={path} data-format="upright">
            {formats.upright}
          </a>
          <a className="growing" href={`${path}?format=landscape`} data-format="landscape">
            {formats.landscape}
          </a>
        </nav>
        <ArrowLink href={finder} data-choose="">
          {choose}
        </ArrowLink>
        <Button tone="ink" data-print="">
          {print}
        </Button>
      </div>
      <SheetSet label={label} sheets={sheets} />
    </>
  )
}
