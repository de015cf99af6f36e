import '../../styles/sheets.css'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { SheetsPage } from './present.ts'
import { ReferenceSheets } from './ReferenceSheets.tsx'
import css from './View.module.css'

/** The sheets as they come out of the printer, with their format above them. */
export function SheetsView({ hero, list, formats, print, choose, path, sheets }: SheetsPage['view']) {
  return (
    <>
      <PageHero {...hero} />
      <div className={`wrap needs-script ${css.tools}`}>
        <nav className={css.formats} aria-label={formats.label}>
          <a className="growing" href={path} data-format="upright">
            {formats.upright}
          </a>
          <a className="growing" href={`${path}?format=landscape`} data-format="landscape">
            {formats.landscape}
          </a>
        </nav>
        <ArrowLink href={choose.href} data-choose="">
          {choose.label}
        </ArrowLink>
        <Button tone="ink" data-print="">
          {print}
        </Button>
      </div>
      <ReferenceSheets label={list} sheets={sheets} />
    </>
  )
}
