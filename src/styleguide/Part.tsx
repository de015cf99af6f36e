import type { ReactNode } from 'react'
import css from './Styleguide.module.css'

/** One part, by the name of its folder, in its states. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.part} id={name} data-example={name} aria-labelledby={`part-${name}`}>
      <h2 className="h2 wrap" id={`part-${name}`} lang="en">
        {name}
      </h2>
      {children}
    </section>
  )
}
