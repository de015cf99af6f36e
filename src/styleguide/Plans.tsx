import '../styles/sheets.css'
import { icons } from '../content/schemas/icons.ts'
import { AxisHouse } from '../parts/AxisHouse/AxisHouse.tsx'
import { Drawing } from '../parts/Drawing/Drawing.tsx'
import { Icon } from '../parts/Icon/Icon.tsx'
import { NorthArrow } from '../parts/NorthArrow/NorthArrow.tsx'
import { Plus } from '../parts/Plus/Plus.tsx'
import { ScaleBar } from '../parts/ScaleBar/ScaleBar.tsx'
import { Sideways } from '../parts/Sideways/Sideways.tsx'
import { TitleBlock } from '../projects/page/TitleBlock.tsx'
import { SheetSet } from '../projects/sheets/SheetSet.tsx'
import type { Examples } from './examples.ts'
import { Part } from './Part.tsx'
import { State } from './State.tsx'
import css from './Styleguide.module.css'

/** Shows the drawn parts: plans, scales, sheets. */
export function Plans({ locale, words, ui, projects, drawings, picture }: Examples) {
  const sheets = projects.flatMap(({ printed }) => printed.sheets)
  const { label = '' } = projects[0]?.printed ?? {}
  const block = projects[0]?.titleBlock
  return (
    <>
      <Part name="AxisHouse">
        <State name="at rest" full>
          <div className={css.inside}>
            <AxisHouse words={ui.axis} locale={locale} />
          </div>
        </State>
      </Part>
      <Part name="Drawing">
        {drawings && (
          <>
            <State name="plain">
              <Drawing drawing={drawings.plain} />
            </State>
            <State name="down to the ground">
              <Drawing drawing={{ ...drawings.plain, ground: true }} />
            </State>
            <State name="with what a project says of it">
              <Drawing drawing={drawings.told} />
            </State>
            <State name="with everything">
              <Drawing drawing={drawings.full} />
            </State>
          </>
        )}
      </Part>
      <Part name="Icon">
        {(Object.keys(icons) as (keyof typeof icons)[]).map(id => (
          <State name={id} key={id}>
            <Icon id={id} />
          </State>
        ))}
      </Part>
      <Part name="NorthArrow">
        <State name="as it is">
          <NorthArrow />
        </State>
        <State name="to the right">
          <NorthArrow degrees={90} />
        </State>
      </Part>
      <Part name="ScaleBar">
        <State name="filled">
          <ScaleBar fields={5} />
        </State>
        <State name="empty">
          <ScaleBar fields={12} empty />
        </State>
      </Part>
      <Part name="Sheet">
        <State name="upright" full>
          <SheetSet label={label} sheets={sheets} />
        </State>
        <State name="landscape, without a drawing, on two pages" full>
          <div data-format="landscape">
            <SheetSet
              label={`${label} 2`}
              sheets={sheets.slice(0, 1).map(sheet => ({
                ...sheet,
                id: 'landscape',
                title: words.long,
                picture,
                drawing: undefined,
                second: { facts: sheet.facts, text: [words.long] },
              }))}
            />
          </div>
        </State>
      </Part>
      <Part name="Plus">
        {[false, true].map(open => (
          <State name={open ? 'open' : 'folded'} key={`${open}`}>
            <details open={open}>
              <summary>
                {label} <Plus />
              </summary>
            </details>
          </State>
        ))}
      </Part>
      <Part name="Sideways">
        <State name="wider than a phone">
          <Sideways label={drawings?.plain.alt ?? ''} hint={ui.sideways}>
            <div className={css.long}>{drawings && <Drawing drawing={drawings.plain} />}</div>
          </Sideways>
        </State>
      </Part>
      <Part name="TitleBlock">
        {block && (
          <>
            <State name="what a project says">
              <TitleBlock {...block} />
            </State>
            <State name="the name alone, two inks, stages, long">
              <TitleBlock
                name={words.long}
                rows={[{ label, value: words.long }]}
                inks={{ cut: label, red: words.long }}
                stages={{ label, range: { from: 2, to: 8 }, count: 9, said: '2–8' }}
              />
            </State>
          </>
        )}
      </Part>
    </>
  )
}
