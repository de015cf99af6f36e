import type { ReactNode } from 'react'
import { Hyphenated } from '../Hyphenated/Hyphenated.tsx'
import css from './SectionHead.module.css'

/** The heading of a section, with a link or control on the right. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h2 className="h2" id={id}>
        <Hyphenated text={title} />
      </h2>
      {children}
    </div>
  )
}
