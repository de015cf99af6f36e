import type { ReactNode } from 'react'
import css from './Styleguide.module.css'

/** Shows one part, named after its folder, in its states. */
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
